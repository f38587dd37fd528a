import { toSlug } from '../../../../core/catalog/index.js'

const singular = (slug: string): string => slug.replace(/ies$/, 'y').replace(/s$/, '')

/**
 * The name of a collection in addresses: its table is named `<Site> - <Collection> - <id>.csv`, and its
 * template `detail_<collection>.html`, often in the singular or by its last word.
 */
export function collectionSlug(path: string, pages: readonly string[]): string {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '')
  const parts = stem.split(' - ').filter((part) => !/^[\da-f]{24}$/.test(part.trim()))
  const slug = toSlug(parts.at(-1) ?? stem)
  const last = slug.split('-').at(-1) ?? slug
  return (
    [slug, singular(slug), last, singular(last)].find((name) => pages.includes(`detail_${name}.html`)) ?? slug
  )
}
