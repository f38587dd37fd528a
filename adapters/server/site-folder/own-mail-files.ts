import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { MAILS_FOLDER, ownMailsFor } from '../../../core/use-cases/mails/own-mails.js'
import type { OwnMailFile, OwnMails } from '../../../core/use-cases/mails/own-mails.js'
import { liesInside } from '../../site/safe-files/index.js'
import { LINK_OUT, readOwnFile } from './read-own-file.js'

/** More files than any set of mails has. */
const MAX_FILES = 500

const inBase64 = (bytes: Buffer): Result<string, string> => ok(bytes.toString('base64'))

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .slice(0, MAX_FILES)
  } catch {
    return []
  }
}

/**
 * The mails that the owner of a site wrote, as a language has them (docs/mail.md). A failure names every file that is
 * wrong.
 */
export function readOwnMails(siteFolder: string, language: string): Result<OwnMails, OwnerFailure> {
  const folder = join(siteFolder, MAILS_FOLDER)
  if (!liesInside(siteFolder, MAILS_FOLDER)) return err(badInput(`${folder} cannot be read: ${LINK_OUT}.`))
  const files: OwnMailFile[] = []
  for (const name of namesIn(folder)) {
    const text = readOwnFile(
      siteFolder,
      `${MAILS_FOLDER}/${name}`,
      name.endsWith('.pdf') ? inBase64 : undefined,
    )
    if (!text.ok) return text
    if (text.value !== null) files.push({ name, text: text.value })
  }
  const mails = ownMailsFor(files, language)
  return mails.ok
    ? ok(mails.value)
    : err(badInput(`${folder} cannot be used:`, ...mails.failure.map((line) => `  ${line}`)))
}
