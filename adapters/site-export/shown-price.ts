import type { CurrencySettings } from './currency-settings.js'

type Separators = Pick<CurrencySettings, 'decimal' | 'group'>

/** `1.234,50` has its decimal sign last; with one kind of sign only, three digits behind it are thousands. */
function separatorsOf(digits: string): Separators {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return { decimal: '.', group: ',' }
  const sign = digits[last] ?? '.'
  const other = sign === '.' ? ',' : '.'
  const isGroup = /^\d{3}$/.test(digits.slice(last + 1)) && !digits.includes(other)
  return isGroup ? { decimal: other, group: sign } : { decimal: sign, group: other }
}

/**
 * A price as a page shows it (`$ 1,234.50 USD`, `1.234,50 €`, also with broken spaces) as a plain amount:
 * `1234.50`. Null: the text has no price, or more than one.
 */
export function readShownPrice(text: string, settings: Separators | null): string | null {
  const numbers = text.match(/\d[\d.,'’\s\u00a0\u202f]*/g) ?? []
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return null
  const digits = number.replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]$/, '')
  const { decimal, group } = settings ?? separatorsOf(digits)
  const plain = digits.replaceAll(group, '').replace(decimal, '.')
  return /^\d+(\.\d+)?$/.test(plain) ? plain : null
}

/** The currency that stands beside a price, by its code or by the one sign that no two share; null: none does. */
export const codeBesidePrice = (text: string): string | null =>
  /\b([A-Z]{3})\b/.exec(text)?.[1] ?? (text.includes('€') ? 'EUR' : null)
