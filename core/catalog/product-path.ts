import { decodeText } from '../shared/index.js'
import { productSlug } from './ids.js'
import type { ProductSlug } from './ids.js'

/** Owners of published shops may have given the product folder another name. */
const PUBLISHED = /(?:^|\/)(?:products?|shop|store)\/([^/?#]+?)(?:\.html|\/index\.html|\/)?(?:[?#]|$)/
const SITE = /^(.*?)\/product\/[^/]+\/?$/
const CATEGORY = /(?:^|\/)category\/([^/?#]+?)(?:\.html)?\/?(?:[?#]|$)/
const SLUG = /(?:^|\/)product\/([^/?#]+?)(?:\.html)?\/?(?:[?#]|$)/

/** The path of the site that contains an item page `<site>/product/<slug>`; null: not an item page. */
export const siteOfItemPage = (path: string): string | null =>
  SITE.exec(path.replace(/[?#].*/s, ''))?.[1] ?? null

/** The product whose page is at a path; null: not a product page. */
export function slugOfPath(path: string): ProductSlug | null {
  const slug = SLUG.exec(path)?.[1]
  return slug === undefined ? null : productSlug(decodeText(slug))
}

/**
 * The product whose page is at a path of a published shop, under any name of the product folder; null: none.
 */
export const slugOfPublishedPath = (path: string): string | null =>
  PUBLISHED.exec(decodeText(path))?.[1] ?? null

/** The slug of the category whose page is at a path; null: not a category page. */
export function categorySlugOfPath(path: string): string | null {
  const slug = CATEGORY.exec(path)?.[1]
  return slug === undefined ? null : decodeText(slug)
}

/** The path of a product's page, in the site at a path. */
export const productPath = (site: string, slug: ProductSlug): string =>
  `${site}/product/${encodeURIComponent(slug)}`
