import { letterDifferences, nearestName } from '../../../shared/index.js'
import { COLUMNS } from './catalogue-columns.js'

/** A column that became a field of the products, though its name is nearly that of a column of the shop. */
export interface MistakenColumn {
  readonly column: string
  /** The column of the shop, or the field that the settings may mean; null: none is near. */
  readonly meant: string | null
  /** True for a field that the settings give a type, and for which the file has no column. */
  readonly isTyped?: true
}

/** Longer names are not compared. */
const MAX_CHARS = 60
/** The maximum number of wrong, missing or additional letters in a name. */
const MAX_TYPOS = 2
/** Shorter names are too similar to each other. */
const MIN_CHARS = 5

/** Words of other programs for a column of the shop. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['stock', COLUMNS.inventory],
  ['quantity', COLUMNS.inventory],
  ['qty', COLUMNS.inventory],
])

/** The letters and digits of a name, without the word for what it belongs to. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\s*(?:variant|product|item)\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const KNOWN = Object.values(COLUMNS).map((column) => ({ column, letters: plain(column) }))
const LONG = KNOWN.filter(({ letters }) => letters.length >= MIN_CHARS)

function meantBy(column: string): string | null {
  const letters = plain(column)
  const other = OTHER_WORDS.get(letters)
  if (other !== undefined) return other
  if (letters.length > MAX_CHARS) return null
  const near =
    KNOWN.find((known) => known.letters === letters) ??
    LONG.find((known) => letters.startsWith(known.letters)) ??
    LONG.find((known) => letterDifferences(letters, known.letters) <= MAX_TYPOS)
  return near?.column ?? null
}

/**
 * The fields of a file whose name is nearly that of a column which the file lacks, and the fields with a type in
 * the settings (`typed`) for which it has no column.
 */
export function mistakenColumns(
  fields: readonly { readonly column: string; readonly slug: string }[],
  columns: readonly string[],
  typed: readonly string[],
): readonly MistakenColumn[] {
  const slugs = fields.map(({ slug }) => slug)
  const near = fields.flatMap(({ column }) => {
    const meant = meantBy(column)
    return meant === null || columns.includes(meant) ? [] : [{ column, meant }]
  })
  const lacking = typed
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({ column: slug, meant: nearestName(slug, slugs), isTyped: true as const }))
  return [...near, ...lacking]
}
