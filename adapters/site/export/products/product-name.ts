import { normalizeText } from '../../../../core/shared/index.js'

/** A place of a saved page that may say how its product is called. */
export type NameSource = 'json-ld' | 'og' | 'title' | 'breadcrumb' | 'heading' | 'entry' | 'slug'

/** The text of one place on a page. */
export interface NameClue {
  readonly source: NameSource
  readonly text: string
}

/**
 * The trust in each place. Data for machines name the product on purpose; a heading may be that of a search
 * or of a newsletter; an address is shortened, so it only confirms.
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

/** In which place the name is best written, where several say the same. */
const WRITTEN_BEST: readonly NameSource[] = ['heading', 'json-ld', 'entry', 'og', 'breadcrumb', 'title']

/** An amount with a sign of money is a price, also where a name is expected. */
const PRICES = [
  /^(?:from\s+)?(?:\p{Sc}|[A-Z]{3}\b|kr\.?)\s*\d[\d.,'’\s]*(?:[A-Z]{3})?$/u,
  /^\d[\d.,'’\s]*\s*(?:\p{Sc}|[A-Z]{3}|kr\.?)$/u,
]

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

/** True if a text can be a name: it has letters or digits and is no price. */
export const canBeName = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !PRICES.some((price) => price.test(spaced(text)))

const wordsOf = (text: string): readonly string[] =>
  normalizeText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const SEPARATOR = /\s+[|–—·•-]\s+|\s*\|\s*/

/** The parts of a title that names the site as well: `Oak stool | Shop`, whole first. */
const partsOf = ({ source, text }: NameClue): readonly string[] =>
  source === 'title' || source === 'og' ? [...new Set([text, ...spaced(text).split(SEPARATOR)])] : [text]

/**
 * The likeness of a text and a candidate: 1 for the same words, less if one contains the other, 0 otherwise.
 */
function agreement(candidate: readonly string[], other: readonly string[]): number {
  if (candidate.length === 0 || other.length === 0) return 0
  const [one, two] = [` ${candidate.join(' ')} `, ` ${other.join(' ')} `]
  if (one === two) return 1
  if (!one.includes(two) && !two.includes(one)) return 0
  return Math.min(candidate.length, other.length) / Math.max(candidate.length, other.length) / 2
}

/**
 * The name of a product: the text that most places of its pages agree on, each weighted by how far it is trusted.
 * `shared` are words that many pages of the site show in that place, such as the heading of a search: they name no
 * product. Null: no place says a name.
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
