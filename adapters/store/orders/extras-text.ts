import type { ExtraItem } from '../../../core/orders/index.js'

/**
 * The shipping, tax and discount lines as one text, to compare what the shopper knows with what holds now.
 */
export const extrasText = (items: readonly ExtraItem[]): string =>
  JSON.stringify(items.map(({ kind, name, price }) => [kind, name, price.amount]))

/**
 * No extras are known: a change of the owner's came in between, so the next submit has to be refused once.
 */
export const EXTRAS_UNKNOWN = ''
/** The extras of a cart that has none. */
export const NO_EXTRAS = extrasText([])
