import { productPath, siteOfItemPage } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { completeLinks, renameFields } from '../../../../core/recognition/index.js'
import { domDraft } from '../../template/dom-draft.js'
import type { ItemField } from './item-fields.js'

/**
 * An entry of a product list made from its sample: it names its product, and its labels lead to its own fields.
 */
export function cloneEntry(sample: Element, product: Product, index: number): HTMLElement {
  const entry = sample.cloneNode(true) as HTMLElement
  entry.setAttribute('data-vitrine-product', product.slug)
  renameFields(domDraft, entry, index)
  return entry
}

/** Parts of an entry with a form that show prices as soon as its product is known. */
const BOUND_PRICES = '[data-wf-sku-bindings*="price_"]'

/**
 * Leads the links that an export left without an address to the product. `later` are the fields that its form is
 * still to show.
 */
export function completeEntry(
  entry: Element,
  product: Product,
  path: string,
  later: readonly ItemField[],
): void {
  const address = productPath(siteOfItemPage(path) ?? '', product.slug)
  const texts = later.flatMap(({ field, element }) => (field === 'main-image' ? [] : [element]))
  const prices = later.length > 0 ? domDraft.select(entry, BOUND_PRICES) : []
  completeLinks(domDraft, entry, { address, name: product.name }, [...texts, ...prices])
}
