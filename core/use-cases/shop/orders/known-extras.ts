/** No known extras: the owner made a change in between, so the next submit must be refused once. */
export const EXTRAS_UNKNOWN = ''
/** The extras of a cart that has none. */
export const NO_EXTRAS = '[]'
