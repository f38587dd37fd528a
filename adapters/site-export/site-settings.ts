import type { CurrencySettings } from './currency-settings.js'
import { mostFrequent } from './most-frequent.js'
import type { FoundProduct } from './page-products.js'
import { codeBesidePrice } from './shown-price.js'

/** What pages tell of their shop; null where they do not. */
export interface KnownSettings {
  readonly name: string | null
  readonly currency: string | null
}

const SEPARATORS = /\s+[|–—·•-]\s+/

/** The part that most titles of a site share: "About | Harbour" and "Shop | Harbour" have "Harbour". */
function sharedTitle(titles: readonly string[]): string | null {
  const parts = titles.flatMap((title) => [...new Set(title.split(SEPARATORS).map((text) => text.trim()))])
  const best = mostFrequent(parts.filter((part) => part !== ''))
  return best !== null && (best.count > 1 || titles.length === 1) ? best.value : null
}

/** Gathers what the pages of a site say of its shop. */
export function knownSettings(
  pages: readonly { readonly title: string; readonly currency: CurrencySettings | null }[],
  products: readonly FoundProduct[],
): KnownSettings {
  const published = pages.find(({ currency }) => currency !== null)?.currency?.code
  const shown = products.flatMap(({ price }) => (price === null ? [] : (codeBesidePrice(price) ?? [])))
  return {
    name: sharedTitle(pages.map(({ title }) => title).filter((title) => title !== '')),
    currency: published ?? mostFrequent(shown)?.value ?? null,
  }
}
