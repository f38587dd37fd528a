import type { Steps } from '../shared/index.js'

/** The kind of a field's values, derived from their texts. */
export type FieldKind =
  | 'text'
  | 'rich'
  | 'image'
  | 'images'
  | 'date'
  | 'number'
  | 'link'
  | 'email'
  | 'bool'
  | 'color'

const ADDRESS_START = /^(?:https?:\/\/|\/|[\w-]+\/)(?=\S+$)/i
const IMAGE_ENDING = /\S\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?|$)/i

/**
 * True for the address of a picture; two checks, since one pattern backtracks at each ending in a long text.
 */
function isImage(value: string): boolean {
  const [start] = ADDRESS_START.exec(value) ?? []
  return start !== undefined && IMAGE_ENDING.test(value.slice(start.length))
}

const DATE = /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \w{3} \d{2} \d{4}|\d{4}-\d{2}-\d{2})/

const TESTS: readonly (readonly [FieldKind, (value: string) => boolean])[] = [
  ['bool', (value) => /^(?:true|false)$/i.test(value)],
  ['image', isImage],
  ['images', (value) => value.split(';').every((part) => isImage(part.trim()))],
  ['date', (value) => DATE.test(value) && !Number.isNaN(Date.parse(value))],
  ['number', (value) => /^-?\d+(?:\.\d+)?$/.test(value)],
  [
    'color',
    (value) => /^#(?:[\da-f]{3,4}){1,2}$/i.test(value) || /^(?:rgb|hsl)a?\([\d\s,.%/]+\)$/i.test(value),
  ],
  ['email', (value) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value)],
  ['link', (value) => /^https?:\/\/\S+$/i.test(value)],
]

/** True if a value may be in a column of this kind. */
export const isOfKind = (kind: FieldKind, value: string): boolean =>
  TESTS.find(([known]) => known === kind)?.[1](value) ?? true

const RICH = /<(?:p|h[1-6]|ul|ol|figure|blockquote|br|strong|em|a|div)\b[^<>]*>/i

/** The number of values checked in one step. */
const MAX_IN_STEP = 1_000

/** The kind that all values of a field share, checked some values at a time; empty values are ignored. */
export function* kindSteps(values: Iterable<string>): Steps<FieldKind> {
  let left = TESTS
  let isRich = false
  let looked = 0
  let known = 0
  for (const value of values) {
    looked += 1
    if (looked % MAX_IN_STEP === 0) yield
    if (value === '') continue
    known += 1
    if (!left.every(([, test]) => test(value))) left = left.filter(([, test]) => test(value))
    isRich ||= RICH.test(value)
    if (isRich && left.length === 0) return 'rich'
  }
  if (known === 0) return 'text'
  return left[0]?.[0] ?? (isRich ? 'rich' : 'text')
}
