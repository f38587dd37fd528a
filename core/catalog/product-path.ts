import { productSlug } from './ids.js'
import type { ProductSlug } from './ids.js'

const SITE = /^(.*?)\/product\/[^/]+\/?$/
const CATEGORY = /(?:^|\/)category\/([^/?#]+?)(?:\.html)?\/?(?:[?#]|$)/
const SLUG = /(?:^|\/)product\/([^/?#]+?)(?:\.html)?\/?(?:[?#]|$)/

/** The path of the site that an item page `<site>/product/<slug>` belongs to; null: the path is of something else. */
export const siteOfItemPage = (path: string): string | null =>
  SITE.exec(path.replace(/[?#].*$/, ''))?.[1] ?? null

/** The product whose page is at a path; null: the path is of something else. */
export function slugOfPath(path: string): ProductSlug | null {
  const slug = SLUG.exec(path)?.[1]
  return slug === undefined ? null : productSlug(decode(slug))
}

/** The slug of the category whose page is at a path; null: the path is of something else. */
export function categorySlugOfPath(path: string): string | null {
  const slug = CATEGORY.exec(path)?.[1]
  return slug === undefined ? null : decode(slug)
}

/** Where the page of a product is, in the site at a path. */
export const productPath = (site: string, slug: ProductSlug): string =>
  `${site}/product/${encodeURIComponent(slug)}`

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
