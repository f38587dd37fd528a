import { normalizeText } from '../../shared/index.js'

const ADDRESS_LETTER = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u

const plain = (text: string): string => normalizeText(text, 'NFC').toLowerCase()

/** True if a text contains a mail address, not only as part of a longer one; case does not matter. */
export function mentions(text: string, address: string): boolean {
  const [within, sought] = [plain(text), plain(address.trim())]
  if (sought === '') return false
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const before = within[at - 1] ?? ' '
    // A full stop may end the sentence.
    const after = within.slice(at + sought.length).replace(/^\.(?=\s|$)/, '')[0] ?? ' '
    if (!ADDRESS_LETTER.test(before) && !ADDRESS_LETTER.test(after)) return true
  }
  return false
}
