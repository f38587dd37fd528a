import type { CurrencySettings } from './currency-settings.js'

type Separators = Pick<CurrencySettings, 'decimal' | 'group'>

/** `1.234,50` has its decimal sign last; one kind of sign before three digits, and no 0 first: thousands. */
function separatorsOf(digits: string): Separators {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return { decimal: '.', group: ',' }
  const sign = digits[last] ?? '.'
  const other = sign === '.' ? ',' : '.'
  const isGroup = /^[1-9].*\D\d{3}$/.test(digits) && !digits.includes(other)
  return isGroup ? { decimal: other, group: sign } : { decimal: sign, group: other }
}

/** Behind the last sign for thousands are three digits, behind those before it two or three (India). */
function isGrouped(digits: string, { decimal, group }: Separators): boolean {
  const [whole = ''] = digits.split(decimal)
  const lengths = (group === '' ? [whole] : whole.split(group)).map(({ length }) => length)
  return lengths.length === 1 || /^[123](?: [23])* 3$/.test(lengths.join(' '))
}

/**
 * A price as a page shows it (`$ 1,234.50 USD`, `1.234,50 €`, also with broken spaces) as a plain amount:
 * `1234.50`. Null: the text has no price, more than one, or one that is written otherwise than `settings` say.
 */
export function readShownPrice(text: string, settings: Separators | null): string | null {
  const numbers = text.match(/\d[\d.,'’\s\u00a0\u202f]*/g) ?? []
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return null
  const digits = number.replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]$/, '')
  const separators = settings ?? separatorsOf(digits)
  if (!isGrouped(digits, separators)) return null
  const { decimal, group } = separators
  const plain = digits.replaceAll(group, '').replace(decimal, '.')
  return /^\d+(\.\d+)?$/.test(plain) ? plain : null
}

/** The currency that stands beside a price, by its code or by the one sign that no two share; null: none does. */
export const codeBesidePrice = (text: string): string | null =>
  /\b([A-Z]{3})\b/.exec(text)?.[1] ?? (text.includes('€') ? 'EUR' : null)
