import { emailKey } from '../../accounts/index.js'
import { normalizeText } from '../../shared/index.js'

const LOCAL_PART = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*$/u
/** More than the part before `@` may have, since the expression is slow for long texts. */
const LOCAL_CHARS = 200
const HOST = /^[\p{L}\p{M}\p{N}.-]+/u

/** True if a text contains an address of the same mailbox (`emailKey`), not only as part of a longer one. */
export function mentions(text: string, address: string): boolean {
  const key = emailKey(address)
  const parts = normalizeText(text, 'NFKC').split('@')
  return parts.slice(1).some((after, at) => {
    const local = LOCAL_PART.exec((parts[at] ?? '').slice(-LOCAL_CHARS))?.[0] ?? ''
    // A full stop may end the sentence.
    const host = HOST.exec(after)?.[0].replace(/\.$/, '') ?? ''
    return emailKey(`${local}@${host}`) === key
  })
}
