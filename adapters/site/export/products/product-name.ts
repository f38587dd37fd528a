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
function agreement(candidate: Said, other: Said): number {
  if (candidate.length === 0 || other.length === 0) return 0
  if (candidate.words === other.words) return 1
  if (!candidate.words.includes(other.words) && !other.words.includes(candidate.words)) return 0
  return Math.min(candidate.length, other.length) / Math.max(candidate.length, other.length) / 2
}

/** A text of a place, with its words between spaces. */
interface Said extends NameClue {
  readonly words: string
  /** The number of words. */
  readonly length: number
}

/** The texts that are compared of each place; a name is among the first of an entry or a page. */
const MAX_TEXTS = 40

/** The different texts of each place that can be names, the first ones, each compared with all others. */
function saidIn(clues: readonly NameClue[], shared: ReadonlySet<string>): readonly Said[] {
  const ofPlace = new Map<NameSource, Map<string, Said>>()
  for (const clue of clues) {
    const { source } = clue
    const known = ofPlace.get(source) ?? new Map<string, Said>()
    ofPlace.set(source, known)
    for (const part of known.size >= MAX_TEXTS ? [] : partsOf(clue)) {
      const text = spaced(part)
      if (known.size >= MAX_TEXTS || known.has(text) || shared.has(text) || !canBeName(text)) continue
      const words = wordsOf(text)
      known.set(text, { source, text, words: ` ${words.join(' ')} `, length: words.length })
    }
  }
  return [...ofPlace.values()].flatMap((known) => [...known.values()])
}

/**
 * The name of a product: the text with the highest sum of weights of the agreeing places. `shared`: words in
 * that place of many pages, such as the heading of a search, which are no names. Null: no name found.
 */
export function productNameOf(
  clues: readonly NameClue[],
  shared: ReadonlySet<string> = new Set(),
): string | null {
  const said = saidIn(clues, shared)
  const scored = said
    .filter(({ source }) => source !== 'slug')
    .map((candidate, order) => {
      const best = new Map<NameSource, number>()
      for (const other of said)
        best.set(other.source, Math.max(best.get(other.source) ?? 0, agreement(candidate, other)))
      const score = [...best].reduce((sum, [source, agrees]) => sum + WEIGHTS[source] * agrees, 0)
      return { ...candidate, order, score, place: WRITTEN_BEST.indexOf(candidate.source) }
    })
    .sort((one, other) => other.score - one.score || one.place - other.place || one.order - other.order)
  return scored[0]?.text ?? null
}
