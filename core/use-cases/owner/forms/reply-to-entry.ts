import { refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { EntryReply, FormDesk, FormEntry } from '../../../ports/owner/form-desk.port.js'
import { ok, oneLine } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { ENTRY_REPLY_KIND } from '../../mails/mail-kinds.js'
import { formLines, QUOTE_WORDS, replyAddressOf } from '../../../site/index.js'

/** A reply to an entry, as its owner wrote it. */
export interface ReplyCommand {
  /** The entry's id. */
  readonly id: string
  /** Null: names the form. */
  readonly subject: string | null
  readonly text: string
  readonly by: string
  readonly nowMs: number
  readonly entryOf: EntryOf
}

/** The maximum length of a reply's subject, in characters. */
const MAX_REPLY_SUBJECT = 200
const MAX_TEXT = 20_000

/** A reply, with its recipient. */
export interface DecidedReply {
  readonly to: string
  readonly reply: EntryReply
  /** The reply's text with the entry quoted below it. */
  readonly mailText: string
}

const quoted = (entry: Pick<FormEntry, 'formName' | 'fields'>): string =>
  formLines({ ...entry, files: [] }, QUOTE_WORDS)
    .flatMap((line) => line.split('\n'))
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** The text of a reply's mail, with the entry quoted below it. */
export const writeReplyText = (text: string, entry: Pick<FormEntry, 'formName' | 'fields'>): string =>
  `${text}\n\n${quoted(entry)}`

/** Decides a reply by mail: to the address in the entry, with the entry quoted. */
export function decideReply(
  entry: FormEntry,
  { subject, text, by, nowMs }: Pick<ReplyCommand, 'subject' | 'text' | 'by' | 'nowMs'>,
): Result<DecidedReply, OwnerProblem> {
  const to = replyAddressOf(entry)
  const title = oneLine(subject ?? `Re: ${entry.formName}`.slice(0, MAX_REPLY_SUBJECT)).trim()
  const written = text.trim()
  if (to === null) return refuse('not-allowed', 'This entry has no mail address to reply to.')
  if (title === '') return refuse('bad-input', 'Write a subject.')
  if (title.length > MAX_REPLY_SUBJECT)
    return refuse('bad-input', `A subject has at most ${MAX_REPLY_SUBJECT} characters.`)
  if (written === '') return refuse('bad-input', 'Write a text.')
  if (written.length > MAX_TEXT) return refuse('bad-input', `A text has at most ${MAX_TEXT} characters.`)
  return ok({
    to,
    reply: { atMs: nowMs, by, subject: title, text: written },
    mailText: writeReplyText(written, entry),
  })
}

/**
 * Replies to an entry by mail: the reply is stored with it, and the mail is queued, both or neither. Answers
 * the recipient.
 */
export async function replyToEntry(
  forms: Pick<FormDesk, 'list' | 'reply'>,
  { id, entryOf, ...written }: ReplyCommand,
): Promise<Result<Pick<DecidedReply, 'to'>, OwnerProblem>> {
  const sort = { key: 'time', isDescending: true } as const
  const found = await forms.list.page({ filter: { id }, sort, limit: 1, after: null })
  if (!found.ok) return refuse('not-allowed', 'The entry cannot be read right now. Please try again.')
  const [entry] = found.value.items
  if (id === '' || entry === undefined) return refuse('not-found', 'There is no such entry any more.')
  const decided = decideReply(entry, written)
  if (!decided.ok) return decided
  const { to, reply, mailText } = decided.value
  const content = { tag: 'reply', subject: reply.subject, text: mailText } as const
  const isKept = await forms.reply(
    { id, reply, mail: { kind: ENTRY_REPLY_KIND, to, content } },
    entryOf({ operation: 'replyToEntry', subject: id, detail: reply.subject }),
  )
  return isKept ? ok({ to }) : refuse('changed-meanwhile', 'The entry was changed meanwhile: look again.')
}
