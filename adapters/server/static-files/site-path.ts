/**
 * The path of a request as segments, decoded once; null where it is no path of a site (broken encoding,
 * climbing out, odd characters).
 */
export function parseSitePath(pathname: string): readonly string[] | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (/[\\:\0]/.test(decoded)) return null
  const segments = decoded.split('/').filter((segment) => segment !== '')
  return segments.some((segment) => segment === '..' || /[. ]$/.test(segment)) ? null : segments
}

/** A page made from a template for each item: `/product/oak-stool` is shown by `detail_product.html`. */
export interface DetailPage {
  readonly collection: string
  readonly slug: string
  /** Path of the template in the site folder. */
  readonly template: string
}

/** The template that shows a path of two segments; whether it exists is another question. */
export function detailPageOf(segments: readonly string[]): DetailPage | null {
  const [collection, slug, ...rest] = segments
  if (collection === undefined || slug === undefined || rest.length > 0) return null
  if (!/^[\w-]+$/.test(collection)) return null
  return { collection, slug, template: `detail_${collection}.html` }
}

/** True if a file is such a template, which under its own name shows no item. */
export const isTemplate = (name: string): boolean => /(?:^|\/)detail_[\w-]+\.html$/.test(name)

/**
 * The file that a page made from a template means by an address relative to the template: the template lies
 * at the root of the site, so below `/product/` both `css/site.css` and `checkout.html` lose the collection.
 * Null if the path is not below a template's own address, or names no file (slugs have no dot).
 */
export function behindTemplate(
  segments: readonly string[],
): { readonly template: string; readonly rest: readonly string[] } | null {
  const [collection, ...rest] = segments
  if (collection === undefined || !/^[\w-]+$/.test(collection)) return null
  if (!rest.at(-1)?.includes('.')) return null
  return { template: `detail_${collection}.html`, rest }
}

/** The path of a request as it came, and its query with the question mark. */
export function pathAndQuery({ url = '/' }: { readonly url?: string | undefined }): {
  readonly path: string
  readonly query: string
} {
  const [, path = '', query = ''] = /^([^?#]*)(\??[^#]*)/.exec(url) ?? []
  return { path, query }
}
