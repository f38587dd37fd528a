/** The number of orders to read for a number: two show that it names several. */
export const ENOUGH_ORDERS = 2

/** The order that a number or an id names, if it names one alone. */
export type OnlyOrder<Id> = { readonly tag: 'one'; readonly id: Id } | { readonly tag: 'unknown' | 'several' }

/** Decides it by the first orders with that number or id. */
export function onlyOrder<Id>(found: readonly Id[]): OnlyOrder<Id> {
  const [id, ...others] = found
  if (id === undefined) return { tag: 'unknown' }
  return others.length > 0 ? { tag: 'several' } : { tag: 'one', id }
}
