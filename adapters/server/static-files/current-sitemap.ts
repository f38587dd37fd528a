import { createHash } from 'node:crypto'
import { productPath, productSlug } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { PUBLIC } from '../../../core/site/index.js'
import { readWhole } from '../../site/files/index.js'
import type { SiteFile, SiteFiles } from '../../site/files/index.js'
import { productsInSitemap, withProductsOf } from '../../site/pages/index.js'
import type { PageReader } from './send-page.js'

/** The data that decide which product pages are in the sitemap. */
export interface CurrentSitemapOptions {
  readonly files: SiteFiles
  readonly readPage: PageReader
  /** The products for sale, with their version; null: the shop does not answer. */
  readonly products: () => Promise<{ readonly value: readonly Product[]; readonly version: string } | null>
  /** True if a product's page from the template exists, or if that is unknown. */
  readonly hasProduct: (slug: string) => Promise<boolean>
  readonly nowMs: () => number
}

/** A sitemap with its version. */
interface CurrentSitemap {
  readonly bytes: Buffer
  readonly key: string
}

/** Makes the present sitemap of a site; null: use the file. */
export type SitemapReader = (file: SiteFile) => Promise<CurrentSitemap | null>

/** The time for which the result for a large catalogue is cached. */
const FRESH_MS = 60_000

/** The sitemap of a site with the existing product pages, independent of its file. */
export function createCurrentSitemap(options: CurrentSitemapOptions): SitemapReader {
  const { files, readPage, products, hasProduct, nowMs } = options
  let kept: { readonly of: string; readonly at: number; readonly sitemap: CurrentSitemap } | null = null

  const pageOf = (slug: string): SiteFile | null =>
    files.find(`product/${slug}.html`) ?? files.find(`product/${slug}/index.html`)

  async function isGone(slug: string): Promise<boolean> {
    const file = pageOf(slug)
    if (file === null) return files.find('detail_product.html') !== null && !(await hasProduct(slug))
    const path = productPath('', productSlug(slug))
    const view = { audience: PUBLIC, isElsewhere: false, path, query: '', source: '' }
    const read = await readPage(file, view)
    return !read.ok && read.failure.tag === 'absent'
  }

  return async (file) => {
    const sold = await products()
    if (sold === null) return null
    const of = `${file.version} ${sold.version}`
    if (kept?.of === of && nowMs() - kept.at < FRESH_MS) return kept.sitemap
    const read = await readWhole(file)
    if (!read.ok) return null
    const text = read.value.bytes.toString('utf8')
    const named = productsInSitemap(text)
    const slugs = new Set(sold.value.map(({ slug }) => slug))
    const gone = new Set<string>()
    for (const slug of named) if (!slugs.has(slug) && (await isGone(slug))) gone.add(slug)
    const hasTemplate = files.find('detail_product.html') !== null
    const added = [...slugs].filter((slug) => !named.has(slug) && (hasTemplate || pageOf(slug) !== null))
    const bytes = Buffer.from(withProductsOf(text, { gone, added }))
    const sitemap = { bytes, key: `sitemap ${createHash('sha256').update(bytes).digest('base64url')}` }
    kept = { of, at: nowMs(), sitemap }
    return sitemap
  }
}
