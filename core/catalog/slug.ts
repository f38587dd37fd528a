/** Of a longer name the beginning counts: long runs of marks take the square of their length. */
const MAX_NAME_CHARS = 1_000

/** A name as part of an address or as the name of a field: lower case, words joined by `-`. */
export const toSlug = (name: string): string =>
  name
    .slice(0, MAX_NAME_CHARS)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** True for a text that can name a product in an address, as the builder allows it: `Mug_2`, `a--b`. */
export const isSlug = (text: string): boolean => /^\w[\w-]*$/.test(text)
