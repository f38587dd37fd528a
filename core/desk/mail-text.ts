/** The text of a mail as the desk edits it. */
export interface DeskMailText {
  readonly template: string
  /** The owner's file that holds it; null: it is built in. */
  readonly file: string | null
  /** The owner's file that holds the whole HTML of the mail; null: it follows from the text. */
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

const SUBJECT = /^Subject:[ \t]*(.*)\n\s*\n?/

/** The two parts of a file of a mail. */
export const mailDraftOf = (text: string): MailDraft => ({
  subject: SUBJECT.exec(text)?.[1]?.trim() ?? '',
  body: text.replace(SUBJECT, ''),
})

/** The file of a mail from its two parts; a subject has one line. */
export const mailTextOf = ({ subject, body }: MailDraft): string =>
  `Subject: ${subject.replace(/\s+/g, ' ').trim()}\n\n${body.trim()}`
