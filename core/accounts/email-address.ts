import { normalizeText } from '../shared/index.js'

/** As much as a mail server takes (RFC 5321, 4.5.3.1). */
const MAX_CHARS = 254
const MAX_LOCAL_CHARS = 64

/** Invisible characters. Readers must see all of an address: `ada@` with one of these is another mailbox. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/**
 * True for a text with the form of an address that mail can be sent to: one `@`, a host with a dot or more,
 * no blanks, quotes, control characters or invisible letters. Only a mail to it shows that it exists.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_CHARS) return false
  const match = /^([^\s@"(),:;<>[\\\]]+)@([^\s@"(),:;<>[\\\]]+)$/u.exec(text)
  if (match === null) return false
  const [, local = '', host = ''] = match
  const hasBadDots = [local, host].some(
    (part) => part.startsWith('.') || part.endsWith('.') || part.includes('..'),
  )
  return !hasBadDots && local.length <= MAX_LOCAL_CHARS && host.includes('.') && !UNSEEN.test(text)
}

/**
 * One text for all ways of writing an address: without blanks around it, in small letters, in one Unicode
 * form. Two members never have the same one. A text too long for an address is cut.
 */
export function emailKey(email: string): string {
  const bare = email.trim()
  return bare.length > MAX_CHARS ? bare.slice(0, MAX_CHARS + 1) : normalizeText(bare, 'NFKC').toLowerCase()
}

const inPlainSmallLetters = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * True if mail to two addresses surely reaches one mailbox. Mail hosts may tell apart what `emailKey` holds
 * for the same, such as wide letters, so that proof of the one is none of the other.
 */
export const isSameMailbox = (one: string, other: string): boolean =>
  inPlainSmallLetters(one) === inPlainSmallLetters(other)
