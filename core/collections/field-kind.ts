/** The kind of a field's values, as far as a table shows: it holds texts only. */
export type FieldKind =
  'text' | 'rich' | 'image' | 'images' | 'date' | 'number' | 'link' | 'email' | 'bool' | 'color'

const IMAGE = /^(?:https?:\/\/|\/|[\w-]+\/)\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?\S*)?$/i
const DATE = /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \w{3} \d{2} \d{4}|\d{4}-\d{2}-\d{2})/

const TESTS: readonly (readonly [FieldKind, (value: string) => boolean])[] = [
  ['bool', (value) => /^(?:true|false)$/i.test(value)],
  ['image', (value) => IMAGE.test(value)],
  ['images', (value) => value.split(';').every((part) => IMAGE.test(part.trim()))],
  ['date', (value) => DATE.test(value) && !Number.isNaN(Date.parse(value))],
  ['number', (value) => /^-?\d+(?:\.\d+)?$/.test(value)],
  [
    'color',
    (value) => /^#(?:[\da-f]{3,4}){1,2}$/i.test(value) || /^(?:rgb|hsl)a?\([\d\s,.%/]+\)$/i.test(value),
  ],
  ['email', (value) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value)],
  ['link', (value) => /^https?:\/\/\S+$/i.test(value)],
]

/** The kind that all values of a field share; empty ones say nothing. */
export function kindOfValues(values: readonly string[]): FieldKind {
  const known = values.filter((value) => value !== '')
  if (known.length === 0) return 'text'
  const kind = TESTS.find(([, test]) => known.every(test))?.[0]
  if (kind !== undefined) return kind
  return known.some((value) =>
    /<(?:p|h[1-6]|ul|ol|figure|blockquote|br|strong|em|a|div)\b[^<>]*>/i.test(value),
  )
    ? 'rich'
    : 'text'
}
