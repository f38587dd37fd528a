import type { FieldType } from '../settings/store-settings.js'
import { toSlug } from './slug.js'

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
} as const

export const REQUIRED_COLUMNS: readonly string[] = [COLUMNS.handle, COLUMNS.name, COLUMNS.price]

/** The two columns of one option, e.g. `Option 1 Name` and `Option 1 Value`. */
export interface OptionColumns {
  readonly name: string
  readonly value: string
}

/** A column of the owner's own; it becomes a field of the product. */
export interface FieldColumn {
  readonly column: string
  readonly slug: string
  readonly type: FieldType
}

const OPTION = /^Option (\d+) (Name|Value)$/

export function optionColumns(columns: readonly string[]): readonly OptionColumns[] {
  const numbers = new Set(columns.flatMap((column) => OPTION.exec(column)?.[1] ?? []))
  return [...numbers]
    .sort((left, right) => Number(left) - Number(right))
    .map((number) => ({ name: `Option ${number} Name`, value: `Option ${number} Value` }))
}

export function fieldColumns(
  columns: readonly string[],
  types: Readonly<Record<string, FieldType>>,
): readonly FieldColumn[] {
  const known: readonly string[] = Object.values(COLUMNS)
  return columns
    .filter((column) => toSlug(column) !== '' && !known.includes(column) && !OPTION.test(column))
    .map((column) => ({ column, slug: toSlug(column), type: types[toSlug(column)] ?? 'text' }))
}
