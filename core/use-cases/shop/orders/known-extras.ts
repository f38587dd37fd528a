/**
 * No extras are known: a change of the owner's came in between, so the next submit has to be refused once.
 */
export const EXTRAS_UNKNOWN = ''
/** The extras of a cart that has none. */
export const NO_EXTRAS = '[]'
