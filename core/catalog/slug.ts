/** Longer names are cut, since long runs of marks take quadratic time. */
const MAX_NAME_CHARS = 1_000

/** A name in the form for an address or a field name: lower case, words joined by `-`. */
export const toSlug = (name: string): string =>
  name
    .slice(0, MAX_NAME_CHARS)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** True for a text that can name a product in an address under the builder's rules: `Mug_2`, `a--b`. */
export const isSlug = (text: string): boolean => /^\w[\w-]*$/.test(text)
