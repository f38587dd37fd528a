/** The largest price in minor units: with the most lines and pieces a cart can hold, every sum stays exact. */
export const MAX_PRICE_MINOR = 1_000_000_000
/** The largest stock of a variant, in pieces. */
export const MAX_STOCK = 1_000_000_000
/** A file that names fewer products was hardly meant: it is half written, or only its header is left. */
export const MAX_SHARE_WITHDRAWN = 1 / 5
