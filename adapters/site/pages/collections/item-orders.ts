import { filterSteps, orderSteps, referenceSteps } from '../../../../core/collections/index.js'
import type { Collection, CollectionItem, Reference } from '../../../../core/collections/index.js'
import type { Steps } from '../../../../core/shared/index.js'

/** The orders of collections that lists have asked for, as long as a state of the table is in use. */
const orders = new WeakMap<Collection, Map<string, readonly CollectionItem[]>>()

/** The references of collections, as long as a state of the tables is in use. */
const references = new WeakMap<Collection, readonly Reference[]>()

/** The fields of a collection that refer to others of the site, step by step; found once. */
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

/** The items of a collection in an order, step by step; a large table is sorted once. */
export function* itemsInOrder(collection: Collection, sort: string): Steps<readonly CollectionItem[]> {
  const known = orders.get(collection) ?? new Map<string, readonly CollectionItem[]>()
  orders.set(collection, known)
  const earlier = known.get(sort)
  if (earlier !== undefined) return earlier
  const ordered = yield* orderSteps(collection, sort)
  known.set(sort, ordered)
  return ordered
}

/** The items that a list shows, step by step: all but the one whose page it is on. */
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
