const ADDRESS = String.raw`[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+`
/** A mailbox, alone or behind a name: `a@b.org`, `Shop <a@b.org>` or `"Shop, Ltd" <a@b.org>`. */
const MAILBOX = String.raw`\s*(?:${ADDRESS}|(?:"[^"\r\n]*"|[^"(),:;<>@\r\n]*)\s*<${ADDRESS}>)\s*`
const ONE = new RegExp(`^${MAILBOX}$`, 'u')
const LIST = new RegExp(`^${MAILBOX}(?:,${MAILBOX})*$`, 'u')

/** True if a text is one mailbox, with or without a name before it. */
export const isMailbox = (text: string): boolean => ONE.test(text)

/** True if a text is a list of mailboxes with commas between them, as mail programs write it. */
export const isMailboxList = (text: string): boolean => LIST.test(text)
