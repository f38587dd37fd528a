import type { FieldType } from '../../../settings/store-settings.js'
import { toSlug } from '../../../../../core/catalog/index.js'

/** The header of a catalogue file: one line per variant, the lines of a product share its handle. */
export const COLUMNS = {
  handle: 'Product Handle',
  name: 'Product Name',
  type: 'Product Type',
  description: 'Product Description',
  categories: 'Product Categories',
  sku: 'Variant Sku',
  price: 'Variant Price',
  compareAt: 'Variant Compare-at Price',
  inventory: 'Variant Inventory',
  weight: 'Variant Weight',
  mainImage: 'Main Variant Image',
  moreImages: 'More Variant Images',
  shipping: 'Requires Shipping',
  productId: 'Product ID',
  skuId: 'Variant ID',
  width: 'Variant Width',
  height: 'Variant Height',
  length: 'Variant Length',
  billing: 'Variant Billing',
  interval: 'Subscription Interval',
  frequency: 'Subscription Frequency',
  trialDays: 'Subscription Trial Days',
  taxCategory: 'Tax Category',
  draft: 'Draft',
  archived: 'Archived',
} as const

/** Columns of a builder's own product table that say nothing about a product. */
const IGNORED: ReadonlySet<string> = new Set(
  ['Collection ID', 'Locale ID', 'Created On', 'Updated On', 'Published On'].map((name) =>
    name.toLowerCase(),
  ),
)

/** Other names of a column, in lower case. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['item id', COLUMNS.productId],
  ['sku id', COLUMNS.skuId],
  ['product tax class', COLUMNS.taxCategory],
])

/** The columns without which a table is no catalogue. */
export const REQUIRED_COLUMNS: readonly string[] = [COLUMNS.handle, COLUMNS.name, COLUMNS.price]

/**
 * The columns of one option, e.g. `Option 1 Name` and `Option 1 Value`, and those of the ids that published
 * pages have for them.
 */
export interface OptionColumns {
  readonly name: string
  readonly value: string
  readonly id: string
  readonly valueId: string
}

/** A column of the owner's own; it becomes a field of the product. */
export interface FieldColumn {
  readonly column: string
  readonly slug: string
  readonly type: FieldType
}

const OPTION = /^Option (\d+) (Name|Value|ID|Value ID)$/

const KNOWN = new Map(
  Object.values(COLUMNS).map((column): [string, string] => [column.toLowerCase(), column]),
)
const OPTION_PARTS = new Map(
  ['Name', 'Value', 'ID', 'Value ID'].map((part): [string, string] => [part.toLowerCase(), part]),
)

/**
 * The name this program has for a column, however its words are capitalised (`Option1 Value` too, as the builder
 * writes it); an unknown one keeps its own.
 */
export function columnName(header: string): string {
  const name = header.trim().replace(/\s+/g, ' ')
  const lower = name.toLowerCase()
  const [, number, part] = /^option ?(\d+) (name|value|id|value id)$/.exec(lower) ?? []
  if (number !== undefined) return `Option ${number} ${OPTION_PARTS.get(part ?? '') ?? ''}`
  return KNOWN.get(lower) ?? ALIASES.get(lower) ?? name
}

/** The pairs of columns that hold options, in the order of the table. */
export function optionColumns(columns: readonly string[]): readonly OptionColumns[] {
  const numbers = new Set(columns.flatMap((column) => OPTION.exec(column)?.[1] ?? []))
  return [...numbers]
    .sort((left, right) => Number(left) - Number(right))
    .map((number) => ({
      name: `Option ${number} Name`,
      value: `Option ${number} Value`,
      id: `Option ${number} ID`,
      valueId: `Option ${number} Value ID`,
    }))
}

/** The columns that hold fields of the owner's own. */
export function fieldColumns(
  columns: readonly string[],
  types: Readonly<Record<string, FieldType>>,
): readonly FieldColumn[] {
  const known: readonly string[] = Object.values(COLUMNS)
  return columns
    .filter((column) => toSlug(column) !== '' && !known.includes(column) && !OPTION.test(column))
    .filter((column) => !IGNORED.has(column.toLowerCase()))
    .map((column) => ({ column, slug: toSlug(column), type: typeOf(types, toSlug(column)) }))
}

/** A column may be called as something that every object has. */
const typeOf = (types: Readonly<Record<string, FieldType>>, slug: string): FieldType =>
  (Object.hasOwn(types, slug) ? types[slug] : undefined) ?? 'text'
