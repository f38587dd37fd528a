import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createQueue, err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { MailFiles } from '../../../core/ports/mail/mail-files.port.js'
import { MAILS_FOLDER, ownMailsFor } from '../../../core/use-cases/mails/own-mails.js'
import type { OwnMailFile, OwnMails } from '../../../core/use-cases/mails/own-mails.js'
import { liesInside, openSafeFolder, problemBelow } from '../../site/safe-files/index.js'
import { LINK_OUT, readOwnFile } from './read-own-file.js'

/** The maximum number of files, more than any set of mails has. */
const MAX_FILES = 500
/** The maximum size of one file in MB; the refusal of a larger PDF gives a remedy. */
const MAX_FILE_MB = { text: 1, pdf: 8 }
/** The maximum size of all, since all are in memory at once. */
const MAX_ALL_MB = 100

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

/** The files of mails that a site's owner wrote. A failure names the one that cannot be read. */
function readOwnMailFiles(siteFolder: string): Result<readonly OwnMailFile[], OwnerFailure> {
  const folder = join(siteFolder, MAILS_FOLDER)
  if (!liesInside(siteFolder, MAILS_FOLDER)) return err(badInput(`${folder} cannot be read: ${LINK_OUT}.`))
  const files: OwnMailFile[] = []
  let characters = 0
  for (const name of namesIn(folder)) {
    const options = name.endsWith('.pdf')
      ? { textOf: inBase64, maxMb: MAX_FILE_MB.pdf }
      : { maxMb: MAX_FILE_MB.text }
    const text = readOwnFile(siteFolder, `${MAILS_FOLDER}/${name}`, options)
    if (!text.ok) return text
    if (text.value === null) continue
    characters += text.value.length
    if (characters > MAX_ALL_MB * 1_000_000)
      return err(badInput(`${folder} cannot be read: its files have more than ${MAX_ALL_MB} MB.`))
    files.push({ name, text: text.value })
  }
  return ok(files)
}

/** The mails that a site's owner wrote, in a language (docs/mail.md). A failure names every wrong file. */
export function readOwnMails(siteFolder: string, language: string): Result<OwnMails, OwnerFailure> {
  const files = readOwnMailFiles(siteFolder)
  if (!files.ok) return files
  const mails = ownMailsFor(files.value, language)
  const folder = join(siteFolder, MAILS_FOLDER)
  return mails.ok
    ? ok(mails.value)
    : err(badInput(`${folder} cannot be used:`, ...mails.failure.map((line) => `  ${line}`)))
}

/** The owner's mails of a running site. */
export interface LiveOwnMails {
  readonly now: () => OwnMails
  /** Reads them again; if one of them is wrong, the previous ones stay. */
  readonly refresh: () => void
}

/** The owner's mails of a site, which can be read again while it runs. */
export function liveOwnMails(siteFolder: string, language: string): Result<LiveOwnMails, OwnerFailure> {
  const first = readOwnMails(siteFolder, language)
  if (!first.ok) return first
  let latest = first.value
  return ok({
    now: () => latest,
    refresh: () => {
      const read = readOwnMails(siteFolder, language)
      if (read.ok) latest = read.value
    },
  })
}

/**
 * The owner's files of mails; only files inside the site's folder are written. `onWrite` is called after
 * each.
 */
export function createMailFiles(siteFolder: string, onWrite: () => void): MailFiles {
  const replace: MailFiles['replace'] = async (name, before, after) => {
    const path = `${MAILS_FOLDER}/${name}`
    try {
      const folder = openSafeFolder(siteFolder)
      if ((await folder.readText(path)) !== before) return err({ tag: 'changed' })
      if (after === null) await folder.remove(path)
      else await folder.replace(path, { content: after })
      onWrite()
      return ok(undefined)
    } catch (thrown) {
      return err({ tag: 'unwritable', reason: problemBelow(thrown) })
    }
  }
  return {
    read: async () => {
      const files = readOwnMailFiles(siteFolder)
      return files.ok ? files : err(files.failure.lines.join(' '))
    },
    replace,
    alone: createQueue(),
  }
}
