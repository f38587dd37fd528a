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

/** The number of letters by which two words differ (Levenshtein). */
function differences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (let index = 1; index <= other.length; index += 1)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

function meantBy(column: string): string | null {
  const letters = plain(column)
  const other = OTHER_WORDS.get(letters)
  if (other !== undefined) return other
  if (letters.length > MAX_CHARS) return null
  const near =
    KNOWN.find((known) => known.letters === letters) ??
    LONG.find((known) => letters.startsWith(known.letters)) ??
    LONG.find((known) => differences(letters, known.letters) <= MAX_TYPOS)
  return near?.column ?? null
}

/** The known name that a mistyped one means: at most a third of its letters differ; null: none. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  if (typed.length > MAX_CHARS) return null
  const near = known
    .map((name) => ({ name, differ: differences(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, differ }) => differ * 3 <= name.length)
    .sort((left, right) => left.differ - right.differ)
  return near[0]?.name ?? null
}

/** The hint at a known name behind a message about an unknown one; empty: none is near. */
export function nearestHint(typed: string, known: readonly string[]): string {
  const nearest = nearestName(typed, known)
  return nearest === null ? '' : `; "${nearest}" may be meant`
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
