import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { FileEntries } from '../../../ports/owner/files/audited-files.port.js'
import type { MailFile, MailFiles } from '../../../ports/mail/mail-files.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { mailFileProblem, ownFileFor, ownMailsFor, placeholdersOf } from '../../mails/own-mails.js'
import type { OwnMails } from '../../mails/own-mails.js'
import { builtInTemplateText } from '../../mails/samples/sample-mail.js'
import type { MailTextName } from '../../mails/mail-kinds.js'
import { writeWithEntry } from '../write-with-entry.js'

/** The ports of the use cases for texts of mails, and the language of the shop's mails. */
export interface MailTextPorts {
  readonly files: MailFiles
  readonly entries: FileEntries
  readonly language: string
}

/** The text of a mail, and its source. */
export interface MailText {
  readonly name: MailTextName
  /** The owner's file with the text; null: the built-in text. */
  readonly file: string | null
  /** The owner's file with the whole HTML of the mail, which is not made from the text; null: none. */
  readonly htmlFile: string | null
  /** `Subject: ...`, a blank line, the text. */
  readonly text: string
  readonly builtIn: string
  readonly placeholders: readonly string[]
}

const MAX_TEXT = 50_000
const CHANGED = changedMeanwhile('The text', 'then save')
const plainText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()

/** The text of a mail from the owner's files. */
export function mailTextIn(files: readonly MailFile[], name: MailTextName, language: string): MailText {
  const own = ownFileFor(files, name, 'txt', language)
  const builtIn = builtInTemplateText(name, language)
  return {
    name,
    file: own?.name ?? null,
    htmlFile: ownFileFor(files, name, 'html', language)?.name ?? null,
    text: own === null ? builtIn : plainText(own.text),
    builtIn,
    placeholders: placeholdersOf(name),
  }
}

/** A decided change of a file; `after` is null to restore the built-in text. */
interface MailFileChange {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * Decides the change of the file with a mail's text; `text` is null for the built-in one. Null: nothing
 * changes. The file that applies now is changed, else one for all languages.
 */
export function decideMailText(
  files: readonly MailFile[],
  name: MailTextName,
  text: string | null,
  language: string,
): Result<MailFileChange | null, OwnerProblem> {
  const own = ownFileFor(files, name, 'txt', language)
  const now = mailTextIn(files, name, language)
  if (text === null) return ok(own === null ? null : { name: own.name, before: own.text, after: null })
  const written = plainText(text)
  if (written.length > MAX_TEXT) return refuse('bad-input', `Write at most ${MAX_TEXT} characters.`)
  if (written === now.text) return ok(null)
  const file = own?.name ?? `${name}.txt`
  const after = `${written}\n`
  const problem = mailFileProblem({ name: file, text: after })
  return problem === null
    ? ok({ name: file, before: own?.text ?? null, after })
    : refuse('bad-input', problem)
}

/** Reads the text of a mail. */
export async function readMailText(
  { files, language }: MailTextPorts,
  name: MailTextName,
): Promise<Result<MailText, OwnerProblem>> {
  const read = await files.read()
  return read.ok ? ok(mailTextIn(read.value, name, language)) : refuse('not-allowed', read.failure)
}

/** The owner's mails with an unsaved text. */
export async function draftMailText(
  { files, language }: Pick<MailTextPorts, 'files' | 'language'>,
  name: MailTextName,
  text: string,
): Promise<Result<OwnMails, OwnerProblem>> {
  const read = await files.read()
  if (!read.ok) return refuse('not-allowed', read.failure)
  const decided = decideMailText(read.value, name, text, language)
  if (!decided.ok) return decided
  const change = decided.value
  const others = read.value.filter((file) => file.name !== change?.name)
  const drafted = change?.after == null ? read.value : [...others, { name: change.name, text: change.after }]
  const mails = ownMailsFor(drafted, language)
  return mails.ok ? mails : refuse('not-allowed', mails.failure.join(' '))
}

/** A change of the text of a mail, and its entry in the audit log. */
export interface MailTextCommand {
  readonly name: MailTextName
  /** Null: restores the built-in text. */
  readonly text: string | null
  /** True if the text is unchanged since it was read. */
  readonly isAsRead: (now: MailText) => boolean
  readonly entryOf: EntryOf
}

/** Changes the text of a mail in the owner's files, which remain the master copy; returns the new text. */
export const editMailText = (
  ports: MailTextPorts,
  { name, text, isAsRead, entryOf }: MailTextCommand,
): Promise<Result<MailText, OwnerProblem>> =>
  ports.files.alone(async () => {
    const read = await ports.files.read()
    if (!read.ok) return refuse('not-allowed', read.failure)
    if (!isAsRead(mailTextIn(read.value, name, ports.language))) return CHANGED
    const decided = decideMailText(read.value, name, text, ports.language)
    if (!decided.ok) return decided
    const change = decided.value
    if (change !== null) {
      const detail = change.after === null ? `${change.name}: back to the built-in text` : change.name
      const entry = entryOf({ operation: 'editMailText', subject: name, detail })
      const written = await writeWithEntry(
        {
          file: change.name,
          keep: () => ports.entries.keep(entry),
          write: () => ports.files.replace(change.name, change.before, change.after),
          correct: (why) => ports.entries.correct(entry.id, why),
        },
        CHANGED,
      )
      if (!written.ok) return err(written.failure)
    }
    return readMailText(ports, name)
  })
