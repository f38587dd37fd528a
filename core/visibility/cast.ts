import { parseRelativeDate } from '../calendar/index.js'
import type { DateContext } from '../calendar/index.js'
import { digitsOf, parseCurrencyCode } from '../money/index.js'
import { readField } from '../template/index.js'

/** A value in the form for comparison; comparisons with NaN and null are false. */
export type Comparable = string | number | boolean | null | readonly string[]

/**
 * Converts a field's value, or the value with which a condition compares it, into the form for its type
 * (reference/conditions#values-by-type). A switch that was never set is off.
 */
export function castValue(value: unknown, type: string, dates: DateContext): Comparable {
  if (type === 'Bool') return value === true || value === 'true' || value === 'yes'
  if (value === undefined || value === null) return null
  switch (type) {
    case 'Number':
      return toNumber(value)
    case 'CommercePrice':
      return priceNumber(value)
    case 'Date':
      return dateNumber(value, dates)
    case 'Set':
    case 'ItemRefSet':
      return (Array.isArray(value) ? value : [value]).map(idText)
    case 'ItemRef':
    case 'Option':
      return idText(value)
    default:
      return typeof value === 'number' || typeof value === 'boolean' ? value : plain(value)
  }
}

/** The ids of a condition: one, or several in a list or separated by commas. */
export function castIds(value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [value]
  return entries.map((entry) => idText(entry).trim()).filter((id) => id !== '')
}

const toNumber = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN

/**
 * Conditions state prices as decimals; the data have minor units with their currency, and hundredths if they
 * name none.
 */
function priceNumber(value: unknown): number {
  const minor = readField(value, 'value')
  if (minor === undefined) return toNumber(value)
  const currency = parseCurrencyCode(readField(value, 'unit'))
  return toNumber(minor) / 10 ** (currency.ok ? digitsOf(currency.value) : 2)
}

function dateNumber(value: unknown, dates: DateContext): number {
  // A number outside the valid range of dates becomes NaN, so that comparisons are false.
  if (typeof value === 'number') return new Date(value).getTime()
  const text = plain(value)
  return parseRelativeDate(text, dates) ?? Date.parse(text)
}

/** The id of a reference or an option; a plain text is the id itself. */
const idText = (value: unknown): string => plain(readField(value, '_id') ?? readField(value, 'id') ?? value)

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value
  const text =
    typeof value === 'object' ? (readField(value, 'name') ?? readField(value, 'url')) : String(value)
  return typeof text === 'string' ? text : ''
}
