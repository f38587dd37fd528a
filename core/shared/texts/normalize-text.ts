/** Combining marks, and characters that become such marks: no letter has so many. */
const MARKS = /[\p{M}\uFF9E\uFF9F]+/gu
const MAX_MARKS = 30

const shortened = (marks: string): string =>
  marks.length <= MAX_MARKS ? marks : [...marks].slice(0, MAX_MARKS).join('')

/**
 * A text in one Unicode form, in linear time: systems sort the marks of a letter one by one, so that sixty
 * thousand of them take seconds. Marks beyond thirty per letter are dropped.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  (text.length <= MAX_MARKS ? text : text.replace(MARKS, shortened)).normalize(form)
