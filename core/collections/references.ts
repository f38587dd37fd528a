import { toSlug } from '../catalog/index.js'
import { allAtOnce } from '../shared/index.js'
import type { Steps } from '../shared/index.js'
import type { Collection, CollectionField, CollectionItem } from './collection.js'

/** A field whose values name items of a collection. */
export interface Reference {
  readonly field: CollectionField
  readonly target: Collection
  readonly itemsOf: (item: CollectionItem) => readonly CollectionItem[]
}

const partsOf = (value: string): readonly string[] =>
  value
    .split(';')
    .map((part) => toSlug(part))
    .filter((part) => part !== '')

/** The fields of a collection that refer to others: all their values are items of one other collection. */
export const toReferences = (
  collection: Collection,
  collections: readonly Collection[],
): readonly Reference[] => allAtOnce(referenceSteps(collection, collections))

/** The same, in steps. */
export function* referenceSteps(
  { slug, fields, items }: Collection,
  collections: readonly Collection[],
): Steps<readonly Reference[]> {
  const others: { readonly target: Collection; readonly known: ReadonlyMap<string, CollectionItem> }[] = []
  for (const target of collections)
    if (target.slug !== slug) others.push({ target, known: yield* itemsByName(target) })
  const references: Reference[] = []
  for (const field of fields) {
    const named = yield* namesIn(items, field.slug)
    const found =
      named.size === 0 ? undefined : others.find(({ known }) => [...named].every((name) => known.has(name)))
    if (found === undefined) continue
    const { target, known } = found
    references.push({
      field,
      target,
      itemsOf: ({ values }) => partsOf(values.get(field.slug) ?? '').flatMap((name) => known.get(name) ?? []),
    })
  }
  return references
}

function* itemsByName({ items }: Collection): Steps<ReadonlyMap<string, CollectionItem>> {
  const known = new Map<string, CollectionItem>()
  for (const item of items) {
    yield
    known.set(item.slug, item)
    known.set(toSlug(item.name), item)
  }
  return known
}

function* namesIn(items: readonly CollectionItem[], field: string): Steps<ReadonlySet<string>> {
  const named = new Set<string>()
  for (const { values } of items) {
    yield
    for (const part of partsOf(values.get(field) ?? '')) named.add(part)
  }
  return named
}
