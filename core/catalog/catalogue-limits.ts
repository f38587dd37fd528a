/**
 * The maximum price in minor units: with the maximum of lines and pieces in a cart, every sum stays exact.
 */
export const MAX_PRICE_MINOR = 1_000_000_000
/** The maximum stock of a variant, in pieces. */
export const MAX_STOCK = 1_000_000_000
/** The maximum share of products that one import may withdraw. */
const MAX_SHARE_WITHDRAWN = 1 / 5

/**
 * The maximum number of products that one import may withdraw from a catalogue of `known`: a fifth, or one of several.
 * A file that omits more is probably incomplete.
 */
export const maxWithdrawn = (known: number): number =>
  Math.max(Math.floor(known * MAX_SHARE_WITHDRAWN), known > 1 ? 1 : 0)

/** The maximum number of products in one answer, and of entries in a list, as the builder has it. */
export const MAX_LISTED_PRODUCTS = 100
