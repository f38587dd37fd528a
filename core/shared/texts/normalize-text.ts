/** Runs of combining marks, and of characters that normalization turns into such marks. */
const MARKS = /[\p{M}\uFF9E\uFF9F]+/gu
const MAX_MARKS = 30

const shortened = (marks: string): string =>
  marks.length <= MAX_MARKS ? marks : [...marks].slice(0, MAX_MARKS).join('')

/**
 * Normalizes a text to one Unicode form in linear time. Marks beyond thirty per letter are dropped: engines
 * sort the marks of a letter one by one, so sixty thousand of them take seconds.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  (text.length <= MAX_MARKS ? text : text.replace(MARKS, shortened)).normalize(form)
