import { isPriceText } from '../../../../core/money/index.js'
import { normalizeText } from '../../../../core/shared/index.js'

/** A place of a saved page that may contain the product's name. */
export type NameSource = 'json-ld' | 'og' | 'title' | 'breadcrumb' | 'heading' | 'entry' | 'slug'

/** The text of one place on a page. */
export interface NameClue {
  readonly source: NameSource
  readonly text: string
}

/**
 * The reliability of each place. Structured data name the product on purpose; a heading may belong to a
 * search or a newsletter; an address is shortened, so it only confirms.
 */
const WEIGHTS: Readonly<Record<NameSource, number>> = {
  'json-ld': 4,
  og: 3,
  heading: 3,
  entry: 3,
  title: 2,
  breadcrumb: 2,
  slug: 2,
}

/** The places by quality of spelling, if several contain the same name. */
const WRITTEN_BEST: readonly NameSource[] = ['heading', 'json-ld', 'entry', 'og', 'breadcrumb', 'title']

/** Words before the lowest price of several. */
const FROM = /^(?:from|ab|od|från|fra|vanaf|desde|dès|à partir de|a partir de|da)\s+/iu

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

/** True if a text can be a name: it has letters or digits and is not a price; `own`: the currency of the page. */
export const canBeName = (text: string, own: string | null = null): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !isPriceText(spaced(text).replace(FROM, ''), own)

const wordsOf = (text: string): readonly string[] =>
  normalizeText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const SEPARATOR = /\s+[|–—·•-]\s+|\s*\|\s*/

/** The parts of a title that contains the site's name too: `Oak stool | Shop`, the whole title first. */
const partsOf = ({ source, text }: NameClue): readonly string[] =>
  source === 'title' || source === 'og' ? [...new Set([text, ...spaced(text).split(SEPARATOR)])] : [text]

/** The similarity of a text and a candidate: 1 for the same words, less if one contains the other, else 0. */
function agreement(candidate: readonly string[], other: readonly string[]): number {
  if (candidate.length === 0 || other.length === 0) return 0
  const [one, two] = [` ${candidate.join(' ')} `, ` ${other.join(' ')} `]
  if (one === two) return 1
  if (!one.includes(two) && !two.includes(one)) return 0
  return Math.min(candidate.length, other.length) / Math.max(candidate.length, other.length) / 2
}

/**
 * The name of a product: the text with the highest sum of weights of the agreeing places. `shared`: words in
 * that place of many pages, such as the heading of a search, which are no names. Null: no name found.
 */
export function productNameOf(
  clues: readonly NameClue[],
  shared: ReadonlySet<string> = new Set(),
): string | null {
  const said = clues
    .flatMap((clue) => partsOf(clue).map((part) => ({ source: clue.source, text: spaced(part) })))
    .filter(({ text }) => canBeName(text) && !shared.has(text))
  const scored = said
    .filter(({ source }) => source !== 'slug')
    .map((candidate, order) => {
      const words = wordsOf(candidate.text)
      const best = new Map<NameSource, number>()
      for (const { source, text } of said)
        best.set(source, Math.max(best.get(source) ?? 0, agreement(words, wordsOf(text))))
      const score = [...best].reduce((sum, [source, agrees]) => sum + WEIGHTS[source] * agrees, 0)
      return { ...candidate, order, score, place: WRITTEN_BEST.indexOf(candidate.source) }
    })
    .sort((one, other) => other.score - one.score || one.place - other.place || one.order - other.order)
  return scored[0]?.text ?? null
}
