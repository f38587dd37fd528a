import { toSlug } from '../catalog/index.js'
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

/** The fields of a collection that refer to others: all their values name items of one of them. */
export function toReferences(
  { slug, fields, items }: Collection,
  collections: readonly Collection[],
): readonly Reference[] {
  return fields.flatMap((field): readonly Reference[] => {
    const named = new Set(items.flatMap(({ values }) => partsOf(values.get(field.slug) ?? '')))
    if (named.size === 0) return []
    for (const target of collections) {
      if (target.slug === slug) continue
      const known = new Map(
        target.items.flatMap(
          (item) =>
            [
              [item.slug, item],
              [toSlug(item.name), item],
            ] as const,
        ),
      )
      if (![...named].every((name) => known.has(name))) continue
      const itemsOf = ({ values }: CollectionItem): readonly CollectionItem[] =>
        partsOf(values.get(field.slug) ?? '').flatMap((name) => known.get(name) ?? [])
      return [{ field, target, itemsOf }]
    }
    return []
  })
}
