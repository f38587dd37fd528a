import { productPath, slugOfPath } from '../../../../core/catalog/index.js'
import type { ProductSlug } from '../../../../core/catalog/index.js'
import { escapeHtml } from '../../../../core/shared/index.js'

const END = '</url>'
const START = '<url'

interface Entry {
  /** The text before the entry, and the entry itself. */
  readonly before: string
  readonly text: string
  readonly address: string
  readonly slug: ProductSlug | null
}

const unescapeXml = (text: string): string => text.replaceAll(/&(?:#39|apos);/g, "'").replaceAll('&amp;', '&')

function entryOf(part: string): Entry {
  const at = Math.max(0, part.lastIndexOf(START))
  const text = part.slice(at) + END
  const address = unescapeXml(/<loc>\s*([^<\s]*)/.exec(text)?.[1] ?? '')
  return { before: part.slice(0, at), text, address, slug: slugOfPath(address) }
}

/** The entries of a sitemap and the text after them. */
function entriesOf(sitemap: string): { readonly entries: readonly Entry[]; readonly rest: string } {
  const parts = sitemap.split(END)
  return { entries: parts.slice(0, -1).map(entryOf), rest: parts.at(-1) ?? '' }
}

/** The products whose pages are in a sitemap. */
export const productsInSitemap = (sitemap: string): ReadonlySet<ProductSlug> =>
  new Set(entriesOf(sitemap).entries.flatMap(({ slug }) => slug ?? []))

/**
 * A sitemap without the pages of products in `gone`, and with those of `added` after the other products. All
 * other text stays, and so does a sitemap without products.
 */
export function withProductsOf(
  sitemap: string,
  { gone, added }: { readonly gone: ReadonlySet<string>; readonly added: readonly ProductSlug[] },
): string {
  const { entries, rest } = entriesOf(sitemap)
  const last = entries.filter(({ slug }) => slug !== null).at(-1)
  if (last === undefined || (gone.size === 0 && added.length === 0)) return sitemap
  const site = last.address.slice(0, last.address.lastIndexOf('/product/'))
  const indent = /\s*$/.exec(last.before.slice(-20))?.[0] ?? ''
  const news = added.map((slug) => `${indent}<url><loc>${escapeHtml(productPath(site, slug))}</loc></url>`)
  const written = entries.flatMap((entry) => [
    ...(entry.slug !== null && gone.has(entry.slug) ? [entry.before.trimEnd()] : [entry.before, entry.text]),
    ...(entry === last ? news : []),
  ])
  return [...written, rest].join('')
}
