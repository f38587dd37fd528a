import { slugOfPath } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { attributeOf, decodePage, ownFormOf, parsePage } from '../../pages/index.js'
import { readSource } from '../files/read-source.js'
import type { SourceFile } from '../files/read-source.js'
import type { Finding } from './finding.js'

/** The products of a catalogue. */
type Sold = readonly Pick<Product, 'id' | 'slug'>[]

async function sellsOther(file: SourceFile, products: Sold): Promise<boolean> {
  const bytes = await readSource(file)
  const page = bytes === null ? null : parsePage(decodePage(bytes).html)
  const body = page?.ok ? page.value.elements.find(({ name }) => name === 'body') : undefined
  const form = body === undefined ? null : ownFormOf(body)
  if (form === null) return false
  const stated = attributeOf(form, 'data-commerce-product-id')
  return !products.some(({ id }) => id === stated)
}

/** Pages that were saved with a product that the catalogue lacks: visitors get the 404 page. */
export async function goneProductPages(
  folder: string,
  pages: readonly string[],
  products: Sold,
): Promise<ReadonlySet<string>> {
  const sold = new Set<string>(products.map(({ slug }) => slug))
  const gone = new Set<string>()
  for (const path of pages) {
    const slug = slugOfPath(`/${path.replace(/(?:\/index)?\.html$/, '')}`)
    if (slug !== null && !sold.has(slug) && (await sellsOther({ folder, path }, products))) gone.add(path)
  }
  return gone
}

/** Reports such pages. They are right if the product is no longer sold. */
export const goneFindings = (pages: ReadonlySet<string>): readonly Finding[] =>
  [...pages].map((page) => ({
    level: 'note',
    check: 'shop',
    page,
    message: 'The page sells a product that catalogue.csv does not have, so visitors get the 404 page.',
    fix: 'No change is needed if it is no longer sold; otherwise add its line to catalogue.csv (docs/store.md).',
  }))
