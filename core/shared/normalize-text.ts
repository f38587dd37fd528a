/** Marks over and under letters, and those that become marks: no letter has so many. */
const MARKS = /[\p{M}\uFF9E\uFF9F]+/gu
const MAX_MARKS = 30

const shortened = (marks: string): string =>
  marks.length <= MAX_MARKS ? marks : [...marks].slice(0, MAX_MARKS).join('')

/**
 * A text in one form of Unicode, in time by its length: systems put the marks of a letter in order one by one, so that
 * sixty thousand of them take seconds. Marks beyond thirty of a letter are left out.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  (text.length <= MAX_MARKS ? text : text.replace(MARKS, shortened)).normalize(form)
