/** Crockford's 32 digits and letters: no I, L, O or U, which are confused with others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const BITS = 5
/**
 * The random end of a UUID: 40 bits, as many as the characters hold. The order of a renewal has the id of its
 * subscription, which is that of the first order, and the number of its period.
 */
const ID_END = /^(?:sub-)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{2}([0-9a-f]{10})(-\d+)?$/i
const HEX_DIGITS = 10
const PERIOD_DIGITS = /^\d{1,5}$/

/**
 * The order number that people read out: eight characters from the random end of its id, so that it reveals
 * neither the time nor the number of orders. A renewal has the number of the first order and its period, such
 * as `7K3M-9QWT-2`. An id from another engine is its own number.
 */
export function orderNumber(id: string): string {
  const [, end, period = ''] = ID_END.exec(id) ?? []
  if (end === undefined) return id
  const bits = parseInt(end, 16)
    .toString(2)
    .padStart(LENGTH * BITS, '0')
  const text = (bits.match(/.{5}/g) ?? []).map((digit) => ALPHABET[parseInt(digit, 2)] ?? '').join('')
  return `${text.slice(0, 4)}-${text.slice(4)}${period}`
}

/**
 * The end of the id for an order number, in any spelling: small letters, no hyphen, O for 0, I and L for 1.
 * Null: the text is not an order number.
 */
export function idEndOfOrderNumber(text: string): string | null {
  const plain = text.trim().toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const digits = [...plain.slice(0, LENGTH)].map((digit) => ALPHABET.indexOf(digit))
  const period = plain.slice(LENGTH)
  if (digits.length !== LENGTH || digits.includes(-1) || !(period === '' || PERIOD_DIGITS.test(period)))
    return null
  const bits = digits.map((digit) => digit.toString(2).padStart(BITS, '0')).join('')
  const end = parseInt(bits, 2).toString(16).padStart(HEX_DIGITS, '0')
  return period === '' ? end : `${end}-${period}`
}
