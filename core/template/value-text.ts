import { formatDate, isTimeZone } from '../calendar/index.js'
import { formatPriceValue } from '../money/index.js'
import type { PriceFormat } from '../money/index.js'
import type { Binding } from './binding.js'
import { readField } from './data-path.js'

/** The formats in which bindings are written. */
export interface BindingContext {
  /** The page's price format; null: English (US). */
  readonly prices: PriceFormat | null
  /** The zone of dates that have none. @default 'UTC' */
  readonly timeZone?: string
  /** The language of the page, for names of countries. @default 'en' */
  readonly language?: string
  /** The attribute by which pages name the item of an element. @default none */
  readonly itemAttribute?: string
  /** The target by which pages mark a text as a link. @default none */
  readonly linkTarget?: string
}

const isNothing = (value: unknown): boolean => value === undefined || value === null

/**
 * The text of a value in a binding, with its filter; empty if there is nothing to show
 * (reference/bindings#filters).
 */
export function valueText(value: unknown, binding: Binding, context: BindingContext): string {
  if (isNothing(value)) return ''
  switch (binding.filter.name) {
    case 'price':
      return formatPriceValue(value, context.prices)
    case 'date':
      return dateText(value, binding, context)
    case 'numberPrecision':
      return numberText(value, binding.filter.params[0])
    case 'detailPage':
      return detailPage(plainText(value), binding)
    default:
      return binding.type === 'CommercePrice' ? formatPriceValue(value, context.prices) : plainText(value)
  }
}

/** Options and references are shown by name, links and files by address. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const named = readField(value, 'name') ?? readField(value, 'url')
  return typeof named === 'string' ? named : ''
}

function numberText(value: unknown, precision: string | undefined): string {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN
  const digits = Number(precision)
  if (Number.isNaN(number)) return ''
  return Number.isInteger(digits) && digits >= 0 && digits <= 20 ? number.toFixed(digits) : String(number)
}

/**
 * A plain date, or midnight in UTC, the stored form of plain dates: read in UTC, it is the same day
 * everywhere.
 */
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}(?:T00:00:00(?:\.0+)?Z)?$/

const DEFAULT_PATTERN = 'MMM D, YYYY'

function dateText(value: unknown, binding: Binding, context: BindingContext): string {
  const instantMs = new Date(typeof value === 'number' ? value : plainText(value)).getTime()
  if (Number.isNaN(instantMs)) return ''
  const zone = [binding.timeZone, context.timeZone].find(isTimeZone) ?? 'UTC'
  const isPlain = typeof value === 'string' && PLAIN_DATE.test(value)
  return formatDate(instantMs, binding.filter.params[0] ?? DEFAULT_PATTERN, isPlain ? 'UTC' : zone)
}

function detailPage(slug: string, { filter, collectionSlugs }: Binding): string {
  const collection = collectionSlugs[filter.params[0] ?? '']
  if (slug === '') return ''
  return collection === undefined ? `/${slug}` : `/${collection}/${slug}`
}
