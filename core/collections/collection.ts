import { toSlug } from '../catalog/index.js'
import { allAtOnce } from '../shared/index.js'
import type { Steps } from '../shared/index.js'
import { kindSteps } from './field-kind.js'
import type { FieldKind } from './field-kind.js'

/** A field of a collection: what its column is called and what its values are. */
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
  /** By the slug of the field; missing ones are empty. */
  readonly values: ReadonlyMap<string, string>
}

/** A set of items that an owner writes in one form: posts, people, courses. */
export interface Collection {
  /** Its part of an address: items are at `/<slug>/<item>`. */
  readonly slug: string
  /** The field that names an item. */
  readonly nameField: string
  /** In the order of the columns; without those that say nothing about an item. */
  readonly fields: readonly CollectionField[]
  readonly items: readonly CollectionItem[]
}

/** The columns of the builder's tables that say something about an item beside its fields. */
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
 * Makes a collection of a table as the builder writes it; null: it has no items that could be told apart. What is
 * archived or a draft is left out.
 */
export const readCollection = (
  slug: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Collection | null => allAtOnce(readCollectionSteps(slug, columns, rows))

/** The values of a row by field. A short row takes what its own cells take; its others are empty. */
class RowValues extends Map<string, string> {
  constructor(private readonly fields: ReadonlySet<string>) {
    super()
  }

  override get(field: string): string | undefined {
    return super.get(field) ?? (this.fields.has(field) ? '' : undefined)
  }
}

/** Cells that are read in one step. */
const MAX_IN_STEP = 5_000
/** Far more than a collection has. */
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
