import type { FieldType } from '../../../../core/use-cases/settings/store-settings.js'
import { OPTION_COLUMN, optionColumnsOf, optionNumbers, toSlug } from '../../../../core/catalog/index.js'
import { COLUMNS } from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'

/** Columns of a builder's own product table without data about a product. */
const IGNORED: ReadonlySet<string> = new Set(
  ['Collection ID', 'Locale ID', 'Created On', 'Updated On', 'Published On'].map((name) =>
    name.toLowerCase(),
  ),
)

/**
 * The columns of one option, e.g. `Option 1 Name` and `Option 1 Value`, and those of the ids in published
 * pages.
 */
export interface OptionColumns {
  readonly name: string
  readonly value: string
  readonly id: string
  readonly valueId: string
}

/** A column that the owner added; it becomes a field of the product. */
export interface FieldColumn {
  readonly column: string
  readonly slug: string
  readonly type: FieldType
}

/** The columns of options, in their order. */
export const optionColumns = (columns: readonly string[]): readonly OptionColumns[] =>
  optionNumbers(columns).map(optionColumnsOf)

/** The columns of fields that the owner added. */
export function fieldColumns(
  columns: readonly string[],
  types: Readonly<Record<string, FieldType>>,
): readonly FieldColumn[] {
  const known: readonly string[] = Object.values(COLUMNS)
  return columns
    .filter((column) => toSlug(column) !== '' && !known.includes(column) && !OPTION_COLUMN.test(column))
    .filter((column) => !IGNORED.has(column.toLowerCase()))
    .map((column) => ({ column, slug: toSlug(column), type: typeOf(types, toSlug(column)) }))
}

/** A column may have the name of an inherited property. */
const typeOf = (types: Readonly<Record<string, FieldType>>, slug: string): FieldType =>
  (Object.hasOwn(types, slug) ? types[slug] : undefined) ?? 'text'
