const ADDRESS_LETTER = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u

/** True if a text has a mail address in it, and not only as a part of a longer one; capitals do not count. */
export function mentions(text: string, address: string): boolean {
  const [within, sought] = [text.toLowerCase(), address.trim().toLowerCase()]
  if (sought === '') return false
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const before = within[at - 1] ?? ' '
    // A full stop may end the sentence.
    const after = within.slice(at + sought.length).replace(/^\.(?=\s|$)/, '')[0] ?? ' '
    if (!ADDRESS_LETTER.test(before) && !ADDRESS_LETTER.test(after)) return true
  }
  return false
}
