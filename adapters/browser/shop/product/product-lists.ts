import {
  categoryOfSlug,
  categorySlugOfPath,
  defaultSku,
  relatedProducts,
  slugOfPath,
} from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import type { ProductGateway, ProductReading } from '../../../../core/ports/commerce-gateway.port.js'
import type { PageContext } from '../../kit/page-module.js'
import { pageDrawContext } from '../../template/index.js'
import type { TemplateParser } from '../../template/index.js'
import { findNode, findNodes } from '../node-type.js'
import { cloneEntry, completeLinks } from './list-entry.js'
import { isWithoutPrice, namedFields, recognisedFields, showFields } from './item-fields.js'
import { ownElements } from './item-wrapper.js'
import { nameItemPage } from './page-title.js'
import { PICTURE_LIST } from './picture-list.js'
import { showPlan } from './plan-lines.js'
import { isMainForm, linkedSlug, STATED } from './product-source.js'
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

/** The product lists that an export left with one empty entry. */
export interface ProductLists {
  /** Finds the lists on the page; each is filled once. */
  readonly scan: () => void
}

/**
 * A list to fill: its entries are made from `sample`, or (null) exist already and name their product by a
 * link.
 */
interface ProductList {
  readonly root: HTMLElement
  readonly host: HTMLElement
  readonly sample: HTMLElement | null
  readonly category: string | null
  readonly limit: number
}

/** The maximum number of entries in a list of the builder. */
const MAX_ENTRIES = 100

/**
 * Fills lists of products: with those of the list's category, else by the subject of the page
 * (docs/bindings.md).
 */
export function createProductLists(ports: ProductListPorts): ProductLists {
  const { context, commerce, path } = ports
  const seen = new WeakSet<Element>()

  const fill = async (lists: readonly ProductList[], category: string | null): Promise<void> => {
    const answer = await commerce.listProducts({ category, limit: MAX_ENTRIES })
    // Without an answer the page stays as exported.
    if (!answer.ok) return
    ports.onRead(answer.value)
    const products = answer.value.map(({ product }) => product)
    const slug = categorySlugOfPath(path())
    const ofPage = slug === null ? null : categoryOfSlug(products, slug)
    if (ofPage !== null) nameItemPage(context.document, ofPage)
    for (const list of lists)
      if (list.root.isConnected) fillList(list, productsFor(list, products, path()), products, ports)
    ports.onFilled()
  }

  const scan = (): void => {
    const found = [...context.document.querySelectorAll<HTMLElement>('.w-dyn-list')]
      .filter((root) => !seen.has(root))
      .flatMap((root) => readList(root, path()) ?? [])
    for (const { root } of found) seen.add(root)
    for (const category of new Set(found.map((list) => list.category)))
      void fill(
        found.filter((list) => list.category === category),
        category,
      )
  }

  return { scan }
}

/**
 * The products of a list without settings: on a product page the related ones, on a category page its
 * products, else all.
 */
function productsFor(list: ProductList, products: readonly Product[], path: string): readonly Product[] {
  const ofPage = slugOfPath(path)
  const slug = categorySlugOfPath(path)
  if (list.category !== null) return products
  if (ofPage !== null && (list.root.getAttribute('data-vitrine-products') ?? 'related') === 'related')
    return relatedProducts(products, ofPage)
  const category = slug === null ? null : categoryOfSlug(products, slug)
  return slug === null
    ? products
    : products.filter(({ categories }) => categories.some((name) => name === category))
}

/** Selector of marks that only published pages have. */
const PUBLISHED = `[data-wf-bindings], [data-wf-cart-query]:not([data-wf-cart-query=""]), ${STATED}`

/** For a list whose entries came with the page; they are updated and never replaced. */
const FILLED = 'data-vitrine-filled'

/** Reads a list of products; null: another kind of list, or one that needs no change. */
function readList(root: HTMLElement, path: string): ProductList | null {
  const host = root.querySelector<HTMLElement>('.w-dyn-items')
  if (!host || host.closest('.w-dyn-list') !== root || host.matches(`[data-wf-collection], ${PICTURE_LIST}`))
    return null
  const entries = [...host.children].filter((child) => child.matches('.w-dyn-item')) as HTMLElement[]
  const [sample] = entries
  if (!sample || host.querySelector(STATED)) return null
  const mainForm = findNodes(host, 'commerce-add-to-cart-form').find(isMainForm)
  if (mainForm && slugOfPath(path) !== null) {
    showEmptyState(root, false)
    return null
  }
  const category = root.getAttribute('data-vitrine-category')
  const isDeclared = category !== null || root.hasAttribute('data-vitrine-products')
  // The server filled a published page's lists; empty elements in them are intended.
  if (!isDeclared && root.ownerDocument.querySelector(PUBLISHED)) return null
  const isFilled = root.hasAttribute(FILLED)
  const isSample = !isFilled && entries.length === 1 && (isDeclared || isEmptyProduct(sample))
  if (!isSample && !isFilled && !entries.some((entry) => linkedSlug(entry) !== null && needsFilling(entry)))
    return null
  const limit = Number.parseInt(root.getAttribute('data-vitrine-limit') ?? '', 10)
  return { root, host, sample: isSample ? sample : null, category, limit: limit > 0 ? limit : MAX_ENTRIES }
}

/** The one entry that an export keeps of a product list: it names no product, and has a form or a price. */
const isEmptyProduct = (entry: HTMLElement): boolean =>
  linkedSlug(entry) === null &&
  !entry.matches('[data-vitrine-product]') &&
  entry.querySelector('[data-vitrine-product]') === null &&
  (findNode(entry, 'commerce-add-to-cart-form') !== null || isWithoutPrice(entry))

const needsFilling = (entry: HTMLElement): boolean =>
  entry.querySelector('[data-wf-sku-bindings], [data-vitrine-bind]') !== null || isWithoutPrice(entry)

function fillList(
  list: ProductList,
  products: readonly Product[],
  all: readonly Product[],
  ports: ProductListPorts,
): void {
  const { host, sample, root } = list
  if (sample === null) {
    const known = [...host.children].flatMap((entry) => {
      const slug = entry.getAttribute('data-vitrine-product') ?? linkedSlug(entry)
      const product = all.find((each) => each.slug === slug)
      return product ? [{ entry: entry as HTMLElement, product }] : []
    })
    return showProducts(known, ports)
  }
  const shown = products.slice(0, list.limit)
  const made = shown.map((product, index) => ({ entry: cloneEntry(sample, product, index), product }))
  host.replaceChildren(...made.map(({ entry }) => entry))
  host.classList.toggle('w-dyn-hide', shown.length === 0)
  showEmptyState(root, shown.length === 0)
  showProducts(made, ports)
}

/** Shows products in their entries. All entries are read before the first is written. */
function showProducts(
  entries: readonly { readonly entry: HTMLElement; readonly product: Product }[],
  { context, parse, path }: ProductListPorts,
): void {
  const drawing = pageDrawContext(context, parse)
  const looked = entries.map(({ entry, product }) => {
    const named = namedFields(ownElements(entry, '[data-vitrine-bind]'))
    return { entry, product, fields: [...named, ...recognisedFields(null, entry, named)] }
  })
  for (const { entry, product, fields } of looked) {
    completeLinks(entry, product, path())
    // A form shows its product itself, since that changes with the selection.
    if (findNode(entry, 'commerce-add-to-cart-form')) continue
    const sku = defaultSku(product)
    if (sku) showSku(entry, sku, drawing, parse)
    showFields(fields, product, sku, drawing)
    if (sku) showPlan(entry, fields, sku, drawing.language ?? '')
  }
}

function showEmptyState(root: HTMLElement, isEmpty: boolean): void {
  const empty = root.querySelector('.w-dyn-empty')
  if (empty?.closest('.w-dyn-list') === root) empty.classList.toggle('w-dyn-hide', !isEmpty)
}
