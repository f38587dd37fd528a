import { toSlug } from '../catalog/index.js'
import { allAtOnce } from '../shared/index.js'
import type { Steps } from '../shared/index.js'
import { kindSteps } from './field-kind.js'
import type { FieldKind } from './field-kind.js'

/** A field of a collection: the name of its column and the kind of its values. */
export interface CollectionField {
  /** The column's name as part of an attribute: `Main Image` is `main-image`. */
  readonly slug: string
  readonly label: string
  readonly kind: FieldKind
}

/** One entry of a collection, such as a post. */
export interface CollectionItem {
  readonly slug: string
  readonly name: string
  /** By the slug of the field; missing values are empty. */
  readonly values: ReadonlyMap<string, string>
}

/** A set of items with the same fields: posts, people, courses. */
export interface Collection {
  /** Its part in addresses: items are at `/<slug>/<item>`. */
  readonly slug: string
  /** The field that names an item. */
  readonly nameField: string
  /** In the order of the columns; without the system columns. */
  readonly fields: readonly CollectionField[]
  readonly items: readonly CollectionItem[]
}

/** Columns of the builder's tables with data about an item beside its fields. */
const SYSTEM: ReadonlySet<string> = new Set([
  'slug',
  'collection-id',
  'locale-id',
  'item-id',
  'archived',
  'draft',
  'created-on',
  'updated-on',
  'published-on',
])

const isHidden = (values: ReadonlyMap<string, string>): boolean =>
  ['archived', 'draft'].some((name) => values.get(name)?.toLowerCase() === 'true')

/**
 * Makes a collection from a table in the builder's format; null: its items cannot be distinguished. Archived
 * items and drafts are left out.
 */
export const readCollection = (
  slug: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Collection | null => allAtOnce(readCollectionSteps(slug, columns, rows))

/** The values of a row by field. A short row only fills its own cells; the others are empty. */
class RowValues extends Map<string, string> {
  constructor(private readonly fields: ReadonlySet<string>) {
    super()
  }

  override get(field: string): string | undefined {
    return super.get(field) ?? (this.fields.has(field) ? '' : undefined)
  }
}

/** The number of cells read in one step. */
const MAX_IN_STEP = 5_000
/** The maximum number of columns, far more than collections have. */
const MAX_COLUMNS = 1_000

/** The same, some rows at a time. */
export function* readCollectionSteps(
  slug: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Steps<Collection | null> {
  if (columns.length > MAX_COLUMNS) return null
  const slugs = columns.map(toSlug)
  const nameField = slugs.includes('name') ? 'name' : slugs.find((each) => each !== '' && !SYSTEM.has(each))
  if (nameField === undefined) return null
  const items: CollectionItem[] = []
  const known = new Set(slugs)
  const shown = slugs.map((): string[] => [])
  let cells = 0
  for (const row of rows) {
    const values = new RowValues(known)
    const own = row.slice(0, slugs.length).map((cell) => cell.trim())
    for (const [index, cell] of own.entries()) values.set(slugs[index] ?? '', cell)
    const name = values.get(nameField) ?? ''
    const itemSlug = values.get('slug') || toSlug(name)
    if (itemSlug !== '' && !isHidden(values)) {
      items.push({ slug: itemSlug, name, values })
      for (const [index, cell] of own.entries()) if (cell !== '') shown[index]?.push(cell)
    }
    cells += own.length + 1
    if (cells < MAX_IN_STEP) continue
    cells = 0
    yield
  }
  const fields: CollectionField[] = []
  for (const [index, field] of slugs.entries()) {
    if (field === '' || SYSTEM.has(field)) continue
    const kind = yield* kindSteps(shown[index] ?? [])
    fields.push({ slug: field, label: columns[index] ?? field, kind })
    yield
  }
  return { slug, nameField, fields, items }
}
