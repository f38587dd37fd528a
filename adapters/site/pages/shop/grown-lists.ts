import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import {
  categoryOfSlug,
  categorySlugOfPath,
  defaultSku,
  productPath,
  slugOfPath,
} from '../../../../core/catalog/index.js'
import type { Product, ProductSlug } from '../../../../core/catalog/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { productText } from '../../../../core/template/index.js'
import type { DrawRoom } from '../draw-room.js'
import type { Edit } from '../edits.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { descendants, matches, selectIn } from '../select.js'
import { copyOf, drawnCopy, outerText, setAttribute, setChildren, wordsOf } from './draft.js'
import type { Draw } from './draft.js'
import { drawProduct } from './draw-product.js'
import type { DrawSettings } from './draw-product.js'
import { completeLinks, renameFields } from './entry-parts.js'
import { closestTo, FORM, slugOfEntry } from './product-elements.js'
import { isPublished, MAX_ENTRIES } from './product-lists.js'

/** A list that was saved with its products, each entry with the one that its links lead to. */
export interface SavedList {
  readonly root: Element
  readonly entries: readonly { readonly element: Element; readonly slug: ProductSlug }[]
}

/** Products that were saved with pages of their own; `makesPages`: others get one from the site's template. */
export interface OwnPages {
  readonly has: (slug: ProductSlug) => boolean
  readonly makesPages: boolean
}

const ENTRY = '.w-dyn-item:not(.w-dyn-repeater-item)'

/** The lists of a saved page in which every entry leads to one product. */
export function savedListsOn(page: ParsedPage, body: Element): readonly SavedList[] {
  if (!isPublished(page)) return []
  return selectIn(body, '.w-dyn-list').flatMap((root) => {
    const host = selectIn(root, '.w-dyn-items').find((each) => closestTo(each, '.w-dyn-list') === root)
    const entries = host?.children.filter(isTag).filter((child) => matches(child, ENTRY)) ?? []
    const known = entries.flatMap((element) => {
      const slug = slugOfEntry(element)
      return slug === null ? [] : [{ element, slug }]
    })
    return known.length === 0 || known.length < entries.length ? [] : [{ root, entries: known }]
  })
}

/**
 * The products that are new since a list was saved and belong into it: into a list of every saved product all of them,
 * into a list of a whole category those of that category. A choice of some products stays as it is. An owner who names
 * the list (`data-vitrine-products`, `data-vitrine-category`) decides.
 */
export function newProductsOf(
  { root, entries }: SavedList,
  products: readonly Product[],
  path: string,
  hasOwnPage: OwnPages['has'],
): readonly Product[] {
  const shown = new Set(entries.map(({ slug }) => slug))
  const added = products.filter(({ slug }) => !shown.has(slug) && !hasOwnPage(slug))
  const addedTo = (name: string): readonly Product[] =>
    added.filter(({ categories }) => categories.includes(name))
  const named = attributeOf(root, 'data-vitrine-category')
  if (named !== null) return addedTo(named)
  if (attributeOf(root, 'data-vitrine-products') === '') return added
  if (slugOfPath(path) !== null) return []
  const saved = products.filter(({ slug }) => hasOwnPage(slug))
  const savedIn = (name: string): readonly Product[] =>
    saved.filter(({ categories }) => categories.includes(name))
  const holds = (some: readonly Product[]): boolean =>
    some.length > 0 && some.every(({ slug }) => shown.has(slug))
  const ofPage = categorySlugOfPath(path)
  if (ofPage !== null) {
    const name = categoryOfSlug(products, ofPage)
    return name !== null && holds(savedIn(name)) ? addedTo(name) : []
  }
  if (holds(saved)) return added
  const names = [...new Set(saved.flatMap(({ categories }) => categories))]
  const own = names.find((name) => savedIn(name).length === shown.size && holds(savedIn(name)))
  return own === undefined ? [] : addedTo(own)
}

const BOUND = 'data-wf-sku-bindings'
const NAME = 'data-vitrine-bind'

/** Names the parts of an entry by the words that they have of its product. */
function nameParts(entry: Element, known: Product, settings: DrawSettings): void {
  const inside = descendants(entry).filter((part) => attributeOf(part, BOUND) === null)
  const leaves = inside.filter((part) => !part.children.some(isTag) && pageNodes.text(part).trim() !== '')
  const showing = (text: string): readonly Element[] =>
    text === '' ? [] : leaves.filter((part) => pageNodes.text(part).replace(/\s+/g, ' ').trim() === text)
  const heading = leaves.find(({ name }) => /^h[1-6]$/.test(name)) ?? leaves.find(({ name }) => name === 'a')
  const named = showing(known.name)
  const sku = defaultSku(known)
  for (const part of named.length > 0 || heading === undefined ? named : [heading])
    setAttribute(part, NAME, 'name')
  for (const field of ['price', 'compare-at-price'] as const)
    for (const part of showing(productText(field, known, sku, settings.prices)))
      setAttribute(part, NAME, field)
  for (const part of showing(wordsOf(known.description ?? ''))) setAttribute(part, NAME, 'description')
  const picture =
    inside.find(({ name }) => name === 'img') ??
    inside.find((part) => /background-image/.test(attributeOf(part, 'style') ?? ''))
  if (picture !== undefined) setAttribute(picture, NAME, 'main-image')
}

/** Has the forms of an entry sell another product; where one of the two has options, its page sells it. */
function moveForms(entry: Element, known: Product, product: Product): void {
  const sku = defaultSku(product)
  const isPlain = known.optionSets.length + product.optionSets.length === 0 && sku !== null
  for (const form of selectIn(entry, FORM)) {
    if (isPlain) {
      setAttribute(form, 'data-commerce-product-id', product.id)
      setAttribute(form, 'data-commerce-sku-id', sku.id)
    } else if (form.parent !== null && isTag(form.parent))
      setChildren(
        form.parent,
        form.parent.children.filter((child) => child !== form),
      )
  }
}

/** An entry for a product, made of one that shows another. */
function entryOf(sample: Element, known: Product, product: Product, settings: DrawSettings): Element {
  const draft = copyOf(sample)
  nameParts(draft, known, settings)
  const drawings = new Map<Element, Draw>()
  const scope = { product, root: draft, entry: draft, form: null, isPublished: true, ids: 'n' }
  drawProduct(scope, drawings, settings)
  const entry = drawnCopy(draft, drawings)
  const address = productPath('', product.slug)
  for (const link of selectIn(entry, 'a[href]'))
    if (slugOfPath(attributeOf(link, 'href') ?? '') === known.slug) setAttribute(link, 'href', address)
  completeLinks(entry, address, product.name)
  moveForms(entry, known, product)
  setAttribute(entry, 'data-vitrine-product', product.slug)
  return entry
}

/** Puts new products behind the entries of a saved list, step by step. */
export function* grownList(
  list: SavedList,
  products: readonly Product[],
  { path, own, room: drawRoom }: { readonly path: string; readonly own: OwnPages; readonly room: DrawRoom },
  settings: DrawSettings,
): Steps<readonly Edit[]> {
  const last = list.entries.at(-1)?.element.sourceCodeLocation?.endOffset
  const sample = list.entries.find(({ slug }) => products.some((product) => product.slug === slug))
  const known = products.find(({ slug }) => slug === sample?.slug)
  if (!own.makesPages || last === undefined || sample === undefined || known === undefined) return []
  const room = Math.max(0, MAX_ENTRIES - list.entries.length)
  const made: string[] = []
  for (const product of newProductsOf(list, products, path, own.has).slice(0, room)) {
    yield
    const entry = entryOf(sample.element, known, product, settings)
    if (!drawRoom.take(entry)) break
    renameFields(entry, list.entries.length + made.length)
    made.push(outerText(entry))
  }
  return made.length === 0 ? [] : [{ start: last, end: last, text: made.join('') }]
}
