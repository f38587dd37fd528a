import { filterSteps, orderSteps, referenceSteps } from '../../../../core/collections/index.js'
import type { Collection, CollectionItem, Reference } from '../../../../core/collections/index.js'
import type { Steps } from '../../../../core/shared/index.js'

/** Sorted items of collections, cached for each state of a table. */
const orders = new WeakMap<Collection, Map<string, readonly CollectionItem[]>>()

/** References of collections, cached for each state of the tables. */
const references = new WeakMap<Collection, readonly Reference[]>()

/** The fields of a collection that refer to other collections, step by step; computed once. */
export function* referencesOf(
  collection: Collection,
  collections: readonly Collection[],
): Steps<readonly Reference[]> {
  const earlier = references.get(collection)
  if (earlier !== undefined) return earlier
  const found = yield* referenceSteps(collection, collections)
  references.set(collection, found)
  return found
}

/** The sorted items of a collection, step by step; a large table is sorted once. */
function* itemsInOrder(collection: Collection, sort: string): Steps<readonly CollectionItem[]> {
  const known = orders.get(collection) ?? new Map<string, readonly CollectionItem[]>()
  orders.set(collection, known)
  const earlier = known.get(sort)
  if (earlier !== undefined) return earlier
  const ordered = yield* orderSteps(collection, sort)
  known.set(sort, ordered)
  return ordered
}

/** The items of a list, step by step, without the item of its own page. */
export function* chosenItems(
  collection: Collection,
  {
    sort,
    filter,
    current,
  }: { readonly sort: string; readonly filter: string; readonly current: string | null },
): Steps<readonly CollectionItem[]> {
  const chosen = yield* filterSteps(yield* itemsInOrder(collection, sort), { filter, current })
  return current === null ? chosen : chosen.filter(({ slug }) => slug !== current)
}
