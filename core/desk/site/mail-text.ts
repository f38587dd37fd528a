/** The text of a mail in the desk's editor. */
export interface DeskMailText {
  readonly template: string
  /** The owner's file that contains it; null: the built-in text. */
  readonly file: string | null
  /** The owner's file that contains the whole HTML of the mail; null: made from the text. */
  readonly htmlFile: string | null
  /** `Subject: ...`, a blank line, the text. */
  readonly text: string
  readonly builtIn: string
  readonly placeholders: readonly string[]
  readonly version: string
}

/** The subject and the text of a mail in two fields. */
export interface MailDraft {
  readonly subject: string
  readonly body: string
}

const SUBJECT = /^Subject:(.*)\n\s*\n?/

/** Splits a mail's file into its two parts. */
export const mailDraftOf = (text: string): MailDraft => ({
  subject: SUBJECT.exec(text)?.[1]?.trim() ?? '',
  body: text.replace(SUBJECT, ''),
})

/** Joins the two parts into a mail's file; a subject has one line. */
export const mailTextOf = ({ subject, body }: MailDraft): string =>
  `Subject: ${subject.replace(/\s+/g, ' ').trim()}\n\n${body.trim()}`
