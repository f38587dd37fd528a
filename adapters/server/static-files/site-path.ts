/** More folders than any site has; each segment is looked up, so thousands cost several times a page. */
const MAX_SEGMENTS = 200

/**
 * The path of a request as decoded segments; null: not a path of a site (broken encoding, `..`, odd characters,
 * more than `MAX_SEGMENTS`).
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
  if (segments.length > MAX_SEGMENTS) return null
  return segments.some((segment) => segment === '..' || /[. ]$/.test(segment)) ? null : segments
}

/** A page made from a template for each item: `/product/oak-stool` is shown by `detail_product.html`. */
export interface DetailPage {
  readonly collection: string
  readonly slug: string
  /** Path of the template in the site folder. */
  readonly template: string
}

/** The template for a path of two segments; it need not exist. */
export function detailPageOf(segments: readonly string[]): DetailPage | null {
  const [collection, slug, ...rest] = segments
  if (collection === undefined || slug === undefined || rest.length > 0) return null
  if (!/^[\w-]+$/.test(collection)) return null
  return { collection, slug, template: `detail_${collection}.html` }
}

/** True if a file is such a template; under its own name it shows no item. */
export const isTemplate = (name: string): boolean => /(?:^|\/)detail_[\w-]+\.html$/.test(name)

/**
 * The file that a relative address of a template means. The template is at the root of the site. Below
 * `/product/`, the addresses `css/site.css` and `checkout.html` in it thus get the collection's prefix. Null
 * if the path is not below a template's address, or names no file (slugs contain no dot).
 */
export function fileOfTemplate(
  segments: readonly string[],
): { readonly template: string; readonly rest: readonly string[] } | null {
  const [collection, ...rest] = segments
  if (collection === undefined || !/^[\w-]+$/.test(collection)) return null
  if (!rest.at(-1)?.includes('.')) return null
  return { template: `detail_${collection}.html`, rest }
}

/** The path of a request as received, and its query with the question mark. */
export function pathAndQuery({ url = '/' }: { readonly url?: string | undefined }): {
  readonly path: string
  readonly query: string
} {
  const [, path = '', query = ''] = /^([^?#]*)(\??[^#]*)/.exec(url) ?? []
  return { path, query }
}
