import type { Element } from 'domhandler'
import type { Product, ProductSlug } from '../../../../core/catalog/index.js'
import { entryAround, slugOfEntry, STATES_PRODUCT } from '../../../../core/recognition/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { selectIn } from '../select.js'
import { isPublished } from './product-lists.js'
import type { SavedList } from './saved-lists.js'

/** An entry of a list that was saved with its product; its bound parts show the catalogue's data. */
export interface SavedEntry {
  readonly element: Element
  /** The product of its form. */
  readonly productId: string | null
  /** The product of its links. */
  readonly slug: ProductSlug | null
}

const BOUND = '[data-wf-sku-bindings]'

/** The entries of a saved page that show a product in bound parts, or in a list of products, step by step. */
export function* savedEntriesOn(
  page: ParsedPage,
  body: Element,
  lists: readonly Pick<SavedList, 'entries'>[],
): Steps<readonly SavedEntry[]> {
  if (!isPublished(page)) return []
  const entries = new Set([
    ...selectIn(body, BOUND).flatMap((part) => entryAround(pageNodes, part) ?? []),
    ...lists.flatMap(({ entries: listed }) => listed.map(({ element }) => element)),
  ])
  const saved: SavedEntry[] = []
  for (const element of entries) {
    yield
    const [form] = selectIn(element, STATES_PRODUCT)
    const productId = form === undefined ? null : attributeOf(form, 'data-commerce-product-id')
    const slug = slugOfEntry(pageNodes, element)
    if (productId !== null || slug !== null) saved.push({ element, productId, slug })
  }
  return saved
}

/** The product of a saved entry; undefined: not in the catalogue. */
export const productOfEntry = (
  { productId, slug }: SavedEntry,
  products: readonly Product[],
): Product | undefined =>
  products.find(({ id }) => id === productId) ?? products.find((product) => product.slug === slug)
