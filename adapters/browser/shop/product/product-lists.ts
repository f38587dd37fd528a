import {
  categoryOfSlug,
  categorySlugOfPath,
  defaultSku,
  MAX_LISTED_PRODUCTS,
  slugOfPath,
} from '../../../../core/catalog/index.js'
import type { Product, ProductQuery } from '../../../../core/catalog/index.js'
import { PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { ProductGateway, ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import {
  emptyStateOf,
  mainForm,
  PUBLISHED,
  readProductList,
  showsRelated,
  slugOfEntry,
  sortedProductsOfList,
} from '../../../../core/recognition/index.js'
import type { ProductList } from '../../../../core/recognition/index.js'
import { allAtOnce, groupBy } from '../../../../core/shared/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { domNodes } from '../../template/dom-nodes.js'
import { pageDrawContext } from '../../template/index.js'
import type { TemplateParser } from '../../template/index.js'
import { findNode } from '../node-type.js'
import { cloneEntry, completeEntry } from './list-entry.js'
import { namedFields, recognisedFields, showFields } from './item-fields.js'
import { ownElements } from './item-wrapper.js'
import { nameItemPage } from './page-title.js'
import { showPlan } from './plan-lines.js'
import { showSku } from './sku-nodes.js'

/** The dependencies of the lists of products on an exported page. */
export interface ProductListPorts {
  readonly context: PageContext
  readonly commerce: Pick<ProductGateway, 'listProducts'>
  readonly parse: TemplateParser
  /** Path of the page. */
  readonly path: () => string
  /** Called with the products that a list has read, before its entries are on the page. */
  readonly onRead: (readings: readonly ProductReading[]) => void
  /** Called after changes of the page. */
  readonly onFilled: () => void
}

/** The lists of products that an export left with one empty entry. */
export interface ProductLists {
  /** Finds the lists that are on the page now; each is filled once. */
  readonly scan: () => void
}

const LIST_READER = { nodes: domNodes, tables: PRODUCT_TABLES }

/** Only the first products of a large shop are read, in the order of the list; related products have no order. */
const queryOf = (list: ProductList<Element>, path: string): ProductQuery => ({
  category: list.category,
  limit: MAX_LISTED_PRODUCTS,
  ...(list.sort !== null && !showsRelated(list, path) && { sort: list.sort }),
})

/**
 * Fills lists of products: with those of the category that the list names, else with those of the page's
 * subject (docs/bindings.md).
 */
export function createProductLists(ports: ProductListPorts): ProductLists {
  const { context, commerce, path } = ports
  const seen = new WeakSet<Element>()

  const fill = async (lists: readonly ProductList<Element>[], query: ProductQuery): Promise<void> => {
    const answer = await commerce.listProducts(query)
    // Without an answer the page stays as exported.
    if (!answer.ok) return
    ports.onRead(answer.value)
    const products = answer.value.map(({ product }) => product)
    const slug = categorySlugOfPath(path())
    const ofPage = slug === null ? null : categoryOfSlug(products, slug)
    if (ofPage !== null) nameItemPage(context.document, ofPage)
    for (const list of lists) if (list.root.isConnected) fillList(list, products, ports)
    ports.onFilled()
  }

  const scan = (): void => {
    const { document } = context
    const ownForm = slugOfPath(path()) === null ? null : mainForm(domNodes, document.body)
    const ownList = ownForm?.closest('.w-dyn-item')?.closest('.w-dyn-list')
    // The list that holds the product of the page is never empty.
    if (ownList) showEmptyState(ownList, false)
    const page = { isPublished: () => document.querySelector(PUBLISHED) !== null, ownForm }
    const found = [...document.querySelectorAll('.w-dyn-list')]
      .filter((root) => !seen.has(root))
      .flatMap((root) => readProductList(LIST_READER, root, page) ?? [])
    for (const { root } of found) seen.add(root)
    const keyOf = (list: ProductList<Element>): string => JSON.stringify(queryOf(list, path()))
    for (const lists of groupBy(found, keyOf).values())
      if (lists[0]) void fill(lists, queryOf(lists[0], path()))
  }

  return { scan }
}

function fillList(list: ProductList<Element>, products: readonly Product[], ports: ProductListPorts): void {
  const { host, sample, root } = list
  if (sample === null) {
    const known = list.entries.flatMap((entry) => {
      const slug = slugOfEntry(domNodes, entry)
      const product = products.find((each) => each.slug === slug)
      return product ? [{ entry, product }] : []
    })
    return showProducts(known, ports)
  }
  const shown = allAtOnce(sortedProductsOfList(list, products, ports.path())).slice(0, list.limit)
  const made = shown.map((product, index) => ({ entry: cloneEntry(sample, product, index), product }))
  host.replaceChildren(...made.map(({ entry }) => entry))
  host.classList.toggle('w-dyn-hide', shown.length === 0)
  showEmptyState(root, shown.length === 0)
  showProducts(made, ports)
}

/** Shows products in their entries. All entries are read before the first is written. */
function showProducts(
  entries: readonly { readonly entry: Element; readonly product: Product }[],
  { context, parse, path }: ProductListPorts,
): void {
  const drawing = pageDrawContext(context, parse)
  const looked = entries.map(({ entry, product }) => {
    const named = namedFields(ownElements(entry, '[data-vitrine-bind]'))
    return { entry, product, fields: [...named, ...recognisedFields(null, entry, named)] }
  })
  for (const { entry, product, fields } of looked) {
    // A form shows its product itself, since that changes with the selection.
    const hasForm = findNode(entry, 'commerce-add-to-cart-form') !== null
    if (!hasForm) {
      const sku = defaultSku(product)
      if (sku) showSku(entry, sku, drawing, parse)
      showFields(fields, product, sku, drawing)
      if (sku) showPlan(entry, fields, sku, drawing.language ?? '')
    }
    completeEntry(entry, product, path(), hasForm ? fields : [])
  }
}

function showEmptyState(root: Element, isEmpty: boolean): void {
  emptyStateOf(domNodes, root)?.classList.toggle('w-dyn-hide', !isEmpty)
}
