import type { CurrencySettings } from './currency-settings.js'

type Separators = Pick<CurrencySettings, 'decimal' | 'group'>

/**
 * The last sign of `1.234,50` is the decimal separator; a single kind of sign before three digits, without a
 * leading 0, separates thousands.
 */
function separatorsOf(digits: string): Separators {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return { decimal: '.', group: ',' }
  const sign = digits[last] ?? '.'
  const other = sign === '.' ? ',' : '.'
  const isGroup = /^[1-9].*\D\d{3}$/.test(digits) && !digits.includes(other)
  return isGroup ? { decimal: other, group: sign } : { decimal: sign, group: other }
}

/** The last group has three digits, earlier ones two or three (India). */
function isGrouped(digits: string, { decimal, group }: Separators): boolean {
  const [whole = ''] = digits.split(decimal)
  const lengths = (group === '' ? [whole] : whole.split(group)).map(({ length }) => length)
  return lengths.length === 1 || /^[123](?: [23])* 3$/.test(lengths.join(' '))
}

/**
 * A displayed price (`$ 1,234.50 USD`, `1.234,50 €`, also with broken spaces) as a plain amount: `1234.50`.
 * Null: no price, more than one, or another notation than that of `settings`.
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
