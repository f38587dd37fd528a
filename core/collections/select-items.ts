import { toSlug } from '../catalog/index.js'
import type { Collection, CollectionItem } from './collection.js'

/** The owner's choice of the items that a list shows. */
export interface ItemChoice {
  /** `<field>`, or `-<field>` from the last to the first; empty: as the table has them. */
  readonly sort: string
  /** `<field>=<value>` or `<field>!=<value>`, several joined by `;`; a bare `<field>` asks for any value but false. */
  readonly filter: string
  /** The item whose page it is on; null: it is on none of this collection. */
  readonly current: string | null
}

/** References name the slug of an item; people write its name as well. */
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

function compare(left: string, right: string): number {
  if (NUMBER.test(left) && NUMBER.test(right)) return Number(left) - Number(right)
  const [one, other] = [Date.parse(left), Date.parse(right)]
  const areDates = /\d{4}/.test(left) && /\d{4}/.test(right)
  if (areDates && !Number.isNaN(one) && !Number.isNaN(other)) return one - other
  return left.localeCompare(right, 'en', { numeric: true })
}

/** The items of a collection that a list shows, in its order: those without a value stand last either way. */
export function selectItems(
  { items }: Collection,
  { sort, filter, current }: ItemChoice,
): readonly CollectionItem[] {
  const tests = filter.split(';').filter((test) => test.trim() !== '')
  const chosen = items.filter((item) => tests.every((test) => passes(item, test, current)))
  const field = toSlug(sort)
  if (field === '') return chosen
  const direction = sort.trim().startsWith('-') ? -1 : 1
  const valueOf = (item: CollectionItem): string => item.values.get(field) ?? ''
  return [...chosen].sort((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)]
    const isMissing = Number(left === '') - Number(right === '')
    return isMissing || (left === '' ? 0 : direction * compare(left, right))
  })
}

/** A page of a list: pages count from 1, and one that there is not is the nearest that there is. */
export function pageOfItems<T>(
  items: readonly T[],
  size: number,
  wanted: number,
): { readonly shown: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { shown: items.slice((page - 1) * size, page * size), page, pages }
}
