import { normalizeText } from '../shared/index.js'
import { ownLetters } from './host-labels.js'

/** The maximum length that mail servers accept (RFC 5321, 4.5.3.1). */
const MAX_CHARS = 254
const MAX_LOCAL_CHARS = 64

/** Invisible characters. Readers must see the whole address: `ada@` with one of these is another mailbox. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
/**
 * Parts that programs on the way read as other letters: encoded words (RFC 2047), the other dots of host names
 * (UTS 46), halves of a letter and their replacement. With one of them, one mailbox would have several keys.
 */
const DECODED = /=\?|[\u3002\uff0e\uff61\p{Cs}\ufffd]/u

/**
 * True if a text has the form of an e-mail address: one `@`, a host with at least one dot, no blanks, quotes,
 * control characters, invisible letters or parts with a second reading. Only a mail to it shows that the
 * mailbox exists.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_CHARS) return false
  const match = /^([^\s@"(),:;<>[\\\]]+)@([^\s@"(),:;<>[\\\]]+)$/u.exec(text)
  if (match === null) return false
  const [, local = '', host = ''] = match
  const hasBadDots = [local, host].some(
    (part) => part.startsWith('.') || part.endsWith('.') || part.includes('..'),
  )
  return (
    !hasBadDots &&
    local.length <= MAX_LOCAL_CHARS &&
    host.includes('.') &&
    !UNSEEN.test(text) &&
    !DECODED.test(text)
  )
}

/** An address with its host in Unicode form; `xn--` labels are another spelling of the same host. */
function withOwnLetters(email: string): string {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + email.slice(at).split('.').map(ownLetters).join('.')
}

/** The earlier form of a key, with the host in ASCII form; stored keys may still have it. */
export function formerEmailKey(email: string): string {
  const bare = email.trim()
  return bare.length > MAX_CHARS ? bare.slice(0, MAX_CHARS + 1) : normalizeText(bare, 'NFKC').toLowerCase()
}

/**
 * Normalizes an address: trimmed, in lower case, in one Unicode form, with its host in Unicode. The key is
 * unique among members. Text beyond the maximum length of an address is cut.
 */
export const emailKey = (email: string): string => withOwnLetters(formerEmailKey(email))

const inPlainSmallLetters = (email: string): string =>
  withOwnLetters(email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

/**
 * True if mail to two addresses certainly reaches one mailbox. Mail hosts may distinguish addresses with the
 * same `emailKey`, for example with wide letters, so that proof of one does not prove the other.
 */
export const isSameMailbox = (one: string, other: string): boolean =>
  inPlainSmallLetters(one) === inPlainSmallLetters(other)
