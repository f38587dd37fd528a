import { toSlug } from '../catalog/index.js'
import { allAtOnce, sortSteps } from '../shared/index.js'
import type { Steps } from '../shared/index.js'
import type { Collection, CollectionItem } from './collection.js'

/** The owner's choice of the items that a list shows. */
export interface ItemChoice {
  /** `<field>`, or `-<field>` for the descending order; empty: the order of the table. */
  readonly sort: string
  /**
   * `<field>=<value>` or `<field>!=<value>`, several joined by `;`; a bare `<field>` accepts any value except
   * false.
   */
  readonly filter: string
  /** The item whose page shows the list; null: not an item page of this collection. */
  readonly current: string | null
}

/** References hold the slug of an item; people also write its name. */
const partsOf = (value: string): readonly string[] => value.split(';').map((part) => part.trim())

const equals = (value: string, wanted: string): boolean =>
  partsOf(value).some(
    (part) =>
      part.toLowerCase() === wanted.toLowerCase() || (toSlug(part) !== '' && toSlug(part) === toSlug(wanted)),
  )

function passes(item: CollectionItem, test: string, current: string | null): boolean {
  const [, start = '', sign = '', end = ''] = /^([^!=]+)(?:(!?=)(.*))?$/.exec(test.trim()) ?? []
  const [field, wanted] = [start.trimEnd(), end.trimStart()]
  const value = field === 'slug' ? item.slug : (item.values.get(toSlug(field)) ?? '')
  if (sign === '') return value !== '' && value.toLowerCase() !== 'false'
  const other = wanted === '@current' ? (current ?? '') : wanted
  return equals(value, other) === (sign === '=')
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
const TEXTS = new Intl.Collator('en', { numeric: true })

/** An item with its value, read once for all comparisons. */
interface Placed {
  readonly item: CollectionItem
  readonly value: string
  readonly number: number | null
  readonly dateMs: number | null
}

function place(item: CollectionItem, field: string): Placed {
  const value = item.values.get(field) ?? ''
  const dateMs = /\d{4}/.test(value) ? Date.parse(value) : Number.NaN
  return {
    item,
    value,
    number: NUMBER.test(value) ? Number(value) : null,
    dateMs: Number.isNaN(dateMs) ? null : dateMs,
  }
}

function compare(one: Placed, other: Placed): number {
  if (one.number !== null && other.number !== null) return one.number - other.number
  if (one.dateMs !== null && other.dateMs !== null) return one.dateMs - other.dateMs
  return TEXTS.compare(one.value, other.value)
}

/**
 * Sorts the items of a collection by a field, in steps: items without a value come last in both directions.
 */
export function* orderSteps(
  { items }: Pick<Collection, 'items'>,
  sort: ItemChoice['sort'],
): Steps<readonly CollectionItem[]> {
  const field = toSlug(sort)
  if (field === '') return items
  const direction = sort.trim().startsWith('-') ? -1 : 1
  const placed: Placed[] = []
  for (const item of items) {
    yield
    placed.push(place(item, field))
  }
  const sorted = yield* sortSteps(placed, (one, other) => {
    const isMissing = Number(one.value === '') - Number(other.value === '')
    return isMissing || (one.value === '' ? 0 : direction * compare(one, other))
  })
  return sorted.map(({ item }) => item)
}

/** Filters the items of a list, in steps, in their order. */
export function* filterSteps(
  items: readonly CollectionItem[],
  { filter, current }: Pick<ItemChoice, 'filter' | 'current'>,
): Steps<readonly CollectionItem[]> {
  const tests = filter.split(';').filter((test) => test.trim() !== '')
  const chosen: CollectionItem[] = []
  for (const item of items) {
    yield
    if (tests.every((test) => passes(item, test, current))) chosen.push(item)
  }
  return chosen
}

/** The items of a collection that a list shows, in its order. */
export const selectItems = (collection: Collection, choice: ItemChoice): readonly CollectionItem[] =>
  allAtOnce(filterSteps(allAtOnce(orderSteps(collection, choice.sort)), choice))

/** A page of a list: pages count from 1, and a number out of range gives the nearest page. */
export function pageOfItems<T>(
  items: readonly T[],
  size: number,
  wanted: number,
): { readonly shown: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { shown: items.slice((page - 1) * size, page * size), page, pages }
}
