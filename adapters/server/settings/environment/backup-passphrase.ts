import { readFileSync } from 'node:fs'
import { err, ok, badInput } from '../../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'
import { BACKUP_PASSPHRASE } from './secrets-file.js'
import type { Environment } from './secrets-file.js'

/** The minimum length: programs guess shorter ones within days. */
const MIN_CHARACTERS = 12

const HOW_TO_SET =
  `Set ${BACKUP_PASSPHRASE}, also in the file of VITRINE_SECRETS, ` + 'or name a file with --passphrase-file.'
const HOW_TO_MAKE =
  '`openssl rand -base64 24` makes one. Keep it where the backups are not: without it none of them can be read.'
const HOW_TO_FIND = 'It is the one with which this backup was made: no other can read it.'

/** The option of commands that names the file of a passphrase, in words. */
export const PASSPHRASE_WORDS = 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)'

/** The use of a passphrase: for a new backup, or for one that was made with it. */
export type PassphraseUse = 'new' | 'made'

function fileText(path: string): Result<string, OwnerFailure> {
  try {
    return ok(readFileSync(path, 'utf8').trim())
  } catch {
    return err(badInput(`The file of the passphrase, ${path}, cannot be read.`))
  }
}

/** Finds the passphrase of backups: in the option's file, else in the secrets of the environment. */
export function readPassphrase(
  file: string | undefined,
  secrets: Result<Environment, readonly string[]>,
  use: PassphraseUse,
): Result<string, OwnerFailure> {
  const hint = `${HOW_TO_SET} ${use === 'new' ? HOW_TO_MAKE : HOW_TO_FIND}`
  if (!secrets.ok) return err(badInput(...secrets.failure))
  const found = file === undefined ? ok(secrets.value[BACKUP_PASSPHRASE] ?? '') : fileText(file)
  if (!found.ok) return found
  if (found.value === '') return err(badInput('A backup is encrypted, and there is no passphrase.', hint))
  return found.value.length >= MIN_CHARACTERS
    ? found
    : err(badInput(`The passphrase has fewer than ${MIN_CHARACTERS} characters.`, hint))
}
