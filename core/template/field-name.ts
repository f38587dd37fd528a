/** The sixteen hex digits in field names: without vowels, so that no code reads like a word. */
const DIGITS = 'bcdfghjklmnpqrst'

/**
 * The protocol name of a field with this slug (reference/bindings#field-names): `compare-at-price` becomes
 * `f_compare_at_price_7dr10dr`. Every other character is written `_` and listed at the end by its place and
 * its code.
 */
export function encodeFieldName(slug: string): string {
  const replaced = [...slug.matchAll(/[^a-z0-9]/gi)].map(({ index, 0: char }) => `${index}${codeOf(char)}`)
  return `f_${slug.replace(/[^a-z0-9]/gi, '_')}_${replaced.join('')}`
}

/** The slug of a protocol name; null: it is not such a name. */
export function decodeFieldName(name: string): string | null {
  const match = /^f_(.*)_((?:\d+[b-df-hj-np-t]+)*)$/is.exec(name)
  if (match === null) return null
  const chars = [...(match[1] as string)]
  for (const [, position, code] of (match[2] as string).matchAll(/(\d+)(\D+)/g)) {
    if (chars[Number(position)] !== '_') return null
    chars[Number(position)] = charOf(code as string)
  }
  const slug = chars.join('')
  return encodeFieldName(slug) === name ? slug : null
}

const codeOf = (char: string): string =>
  [...char.charCodeAt(0).toString(16)].map((digit) => DIGITS[Number.parseInt(digit, 16)]).join('')

const charOf = (code: string): string =>
  String.fromCharCode([...code].reduce((value, digit) => value * 16 + DIGITS.indexOf(digit), 0))

/** The name of the same field in newer pages: `compare-at-price` is `compareAtPrice`. */
export const camelFieldName = (slug: string): string =>
  slug.replace(/[^a-z0-9]+([a-z0-9])?/gi, (_match, next: string | undefined) => next?.toUpperCase() ?? '')
