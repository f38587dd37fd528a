import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { defaultSku, MAX_LISTED_PRODUCTS, productPath, slugOfPath } from '../../../../core/catalog/index.js'
import type { Product, ProductSlug } from '../../../../core/catalog/index.js'
import { isPriceText } from '../../../../core/money/index.js'
import { completeLinks, PRODUCT_FORM, renameFields } from '../../../../core/recognition/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { productText } from '../../../../core/template/index.js'
import type { DrawBudget } from '../draw-budget.js'
import type { Edit } from '../edits.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, selectIn } from '../select.js'
import { textOf } from '../text-of.js'
import { copyOf, drawnCopy, outerText, setAttribute, setChildren, setText, wordsOf } from './draft.js'
import type { Draw } from './draft.js'
import { drawProduct } from './draw-product.js'
import type { DrawSettings } from './product-scope.js'
import { pageDraft } from './page-draft.js'
import { growthOf } from './saved-lists.js'
import { namesInEntries, ownWordsOf } from './saved-names.js'
import type { OwnPages, SavedList } from './saved-lists.js'

/** The products that were added since a list was saved and that belong into it. */
function newProductsOf(
  list: SavedList,
  products: readonly Product[],
  path: string,
  hasOwnPage: OwnPages['has'],
): readonly Product[] {
  const growth = growthOf(list, products, path, hasOwnPage)
  if (growth.tag === 'beside' || growth.tag === 'choice') return []
  const category = growth.tag === 'category' ? growth.category : null
  const shown = new Set(list.entries.map(({ slug }) => slug))
  const added = products.filter(
    ({ slug, categories }) =>
      !shown.has(slug) && !hasOwnPage(slug) && (category === null || categories.includes(category)),
  )
  return growth.tag === 'instead' ? added.slice(0, list.entries.length) : added
}

/** The minimum length of a description; shorter texts are labels. */
const MIN_DESCRIPTION_CHARS = 30

const OPTIONS = '[data-node-type="commerce-add-to-cart-option-list"]'

const BOUND = 'data-wf-sku-bindings'
const NAME = 'data-vitrine-bind'

/** An entry that serves as a model for new ones, its product and the parts with the product's name. */
interface Sample {
  readonly element: Element
  readonly slug: ProductSlug
  /** Null: the catalogue no longer has it. */
  readonly known: Product | null
  readonly names: readonly Element[]
  /** The parts whose texts differ in every other entry, the longest first. */
  readonly words: readonly Element[]
}

const shows = (element: Element, text: string): boolean =>
  text !== '' && descendants(element).some((part) => textOf(part) === text)

/** The entry with the most of the catalogue's present data, else the first; null: there is none. */
function sampleOf({ entries }: SavedList, products: readonly Product[]): Sample | null {
  const found = entries.flatMap(({ element, slug }) => {
    const product = products.find((each) => each.slug === slug)
    return product === undefined ? [] : [{ element, product }]
  })
  const names = new Set(namesInEntries(found).map(([part]) => part))
  const score = ({ element, product }: (typeof found)[number]): number =>
    Number(shows(element, product.name)) + Number(shows(element, wordsOf(product.description ?? '')))
  const [best] = [...found].sort((one, other) => score(other) - score(one))
  const [first] = entries
  if (best === undefined) {
    const others = entries.map(({ element }) => element)
    return first === undefined
      ? null
      : { ...first, known: null, names: [], words: ownWordsOf(first.element, others) }
  }
  const inside = descendants(best.element).filter((part) => names.has(part))
  const words = ownWordsOf(
    best.element,
    found.map(({ element }) => element),
  )
  return { element: best.element, slug: best.product.slug, known: best.product, names: inside, words }
}

/**
 * Fills the parts of an entry with the texts of its product. `names`: the parts with its name; `currency`:
 * that of the shop.
 */
function nameParts(
  entry: Element,
  known: Product | null,
  names: readonly Element[],
  settings: DrawSettings,
  currency: string | null,
): void {
  const inside = descendants(entry).filter((part) => attributeOf(part, BOUND) === null)
  const leaves = inside.filter((part) => !part.children.some(isTag) && pageNodes.text(part).trim() !== '')
  const showing = (text: string): readonly Element[] =>
    text === '' ? [] : leaves.filter((part) => pageNodes.text(part).replace(/\s+/g, ' ').trim() === text)
  const heading = leaves.find(({ name }) => /^h[1-6]$/.test(name)) ?? leaves.find(({ name }) => name === 'a')
  const named = [...names, ...showing(known?.name ?? '')]
  for (const part of named.length > 0 || heading === undefined ? named : [heading])
    setAttribute(part, NAME, 'name')
  const fields = ['price', 'compare-at-price'] as const
  const written = leaves.filter((part) => isPriceText(pageNodes.text(part), currency)).map((part) => [part])
  const shown = fields.map((field) =>
    known === null ? [] : showing(productText(field, known, defaultSku(known), settings.prices)),
  )
  // A price in plain text may be outdated, or in another notation.
  const priced = shown.some((parts) => parts.length > 0) ? shown : written
  for (const [place, field] of fields.entries())
    for (const part of priced[place] ?? []) setAttribute(part, NAME, field)
  for (const part of showing(wordsOf(known?.description ?? ''))) setAttribute(part, NAME, 'description')
  const picture =
    inside.find(({ name }) => name === 'img') ??
    inside.find((part) => /background-image/.test(attributeOf(part, 'style') ?? ''))
  if (picture !== undefined) setAttribute(picture, NAME, 'main-image')
}

/**
 * Replaces texts that only the sample has and that are wrong for another product: the longest becomes its
 * description.
 */
function nameWords(words: readonly Element[], product: Product): void {
  const open = words.filter((part) => attributeOf(part, NAME) === null)
  const [longest] = open
  const isDescription = longest !== undefined && textOf(longest).length >= MIN_DESCRIPTION_CHARS
  if (isDescription) setAttribute(longest, NAME, 'description')
  for (const part of isDescription ? open.slice(1) : open)
    if (!product.categories.includes(textOf(part))) setText(part, '')
}

/**
 * Makes the forms of an entry sell another product. If one of the two products has options, the form becomes
 * a link to the product's page.
 */
function moveForms(entry: Element, known: Product | null, product: Product): void {
  const sku = defaultSku(product)
  const hadOptions = known === null ? selectIn(entry, OPTIONS).length > 0 : known.optionSets.length > 0
  const isPlain = !hadOptions && product.optionSets.length === 0 && sku !== null
  for (const form of selectIn(entry, PRODUCT_FORM)) {
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

/** An entry for a product, made from the entry of another one. */
function entryOf(
  { element, slug, known, names, words }: Sample,
  product: Product,
  settings: DrawSettings,
): Element {
  const draft = copyOf(element)
  const copies = descendants(draft)
  const originals = descendants(element)
  const copiesOf = (parts: readonly Element[]): readonly Element[] =>
    parts.flatMap((part) => copies[originals.indexOf(part)] ?? [])
  nameParts(draft, known, copiesOf(names), settings, defaultSku(product)?.price.currency ?? null)
  nameWords(copiesOf(words), product)
  const drawings = new Map<Element, Draw>()
  const scope = { product, root: draft, entry: draft, form: null, isPublished: true, ids: 'n' }
  drawProduct(scope, drawings, settings)
  const entry = drawnCopy(draft, drawings)
  const address = productPath('', product.slug)
  for (const link of selectIn(entry, 'a[href]'))
    if (slugOfPath(attributeOf(link, 'href') ?? '') === slug) setAttribute(link, 'href', address)
  completeLinks(pageDraft, entry, { address, name: product.name })
  moveForms(entry, known, product)
  setAttribute(entry, 'data-vitrine-product', product.slug)
  return entry
}

/** Adds new products after the entries of a saved list, step by step. */
export function* grownList(
  list: SavedList,
  products: readonly Product[],
  {
    path,
    own,
    budget: drawBudget,
  }: { readonly path: string; readonly own: OwnPages; readonly budget: DrawBudget },
  settings: DrawSettings,
): Steps<readonly Edit[]> {
  const last = list.entries.at(-1)?.element.sourceCodeLocation?.endOffset
  if (!own.makesPages || last === undefined) return []
  const added = newProductsOf(list, products, path, own.has)
  const sample = added.length === 0 ? null : sampleOf(list, products)
  if (sample === null) return []
  const free = Math.max(0, MAX_LISTED_PRODUCTS - list.entries.length)
  const made: string[] = []
  for (const product of added.slice(0, free)) {
    yield
    const entry = entryOf(sample, product, settings)
    if (!drawBudget.take(entry)) break
    renameFields(pageDraft, entry, list.entries.length + made.length)
    made.push(outerText(entry))
  }
  return made.length === 0 ? [] : [{ start: last, end: last, text: made.join('') }]
}
