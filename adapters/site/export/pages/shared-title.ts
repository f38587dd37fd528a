import { mostFrequent } from './most-frequent.js'

const SEPARATORS = /\s+[|–—·•-]\s+/

/** The part that most titles of a site share: "About | Harbour" and "Shop | Harbour" have "Harbour"; null: none. */
export function sharedTitle(pages: readonly string[]): string | null {
  const titles = pages.filter((title) => title !== '')
  const parts = titles.flatMap((title) => [
    ...new Set(
      title
        .replace(/\s+/g, ' ')
        .split(SEPARATORS)
        .map((text) => text.trim()),
    ),
  ])
  const best = mostFrequent(parts.filter((part) => part !== ''))
  return best !== null && (best.count > 1 || titles.length === 1) ? best.value : null
}
