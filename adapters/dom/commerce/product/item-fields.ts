import { quantityLeft } from '../../../../core/catalog/index.js'
import type { Product, Sku } from '../../../../core/catalog/index.js'
import type { DrawContext } from '../../../../core/markup/index.js'
import { formatPrice } from '../../../../core/money/index.js'
import type { PriceSettings } from '../../../../core/money/index.js'
import { buildNodes } from '../../template/build-nodes.js'
import { showImage } from './show-image.js'

/** What an owner may write into `data-vitrine-bind` on a product page, beside `more-images`, and what a recognised part shows. */
export const FIELD_NAMES = [
  'name',
  'price',
  'compare-at-price',
  'description',
  'main-image',
  'sku',
  'stock',
  'weight',
  'width',
  'height',
  'length',
] as const

export type FieldName = (typeof FIELD_NAMES)[number]

interface ProductPart {
  readonly field: FieldName
  readonly selector: string
  /** Whether another such element, empty too, shows the same. */
  readonly isTwin?: (other: HTMLElement, found: HTMLElement) => boolean
  /** Only in the product's own block, and only text: an element of a size of its own is decoration. */
  readonly isPlainText?: boolean
}

const HEADING = 'h1, h2, h3, h4, h5, h6'
const PRICE = '[class*="price" i]'

/** How the fields of an exported product page are recognised: what stands empty where the builder's product template has it. */
const PRODUCT_PARTS: readonly ProductPart[] = [
  // The nearest heading is the name; so is an empty title of the page above it.
  { field: 'name', selector: HEADING, isTwin: (other) => other.localName === 'h1' },
  { field: 'compare-at-price', selector: '[class*="compare" i]' },
  { field: 'price', selector: PRICE, isTwin: (other, found) => other.className === found.className },
  // Designers name the style of a price as they like. Where no class says so, it is the empty text beside the name.
  { field: 'price', selector: 'div', isPlainText: true },
  // Pictures of a bulleted list are its bullets.
  { field: 'main-image', selector: ':is(img:not([src]), img[src=""]):not(li *)' },
  { field: 'description', selector: '.w-richtext, p' },
]

export interface ItemField {
  readonly field: FieldName
  readonly element: HTMLElement
}

/** The elements an owner named. */
export const namedFields = (elements: readonly HTMLElement[]): readonly ItemField[] =>
  elements.flatMap((element) => {
    const name = element.getAttribute('data-vitrine-bind')
    const field = FIELD_NAMES.find((known) => known === name)
    return field ? [{ field, element }] : []
  })

/**
 * The parts of an exported product page. The nearest block around the form with an empty heading is the product, or with an empty price where
 * the name is not shown; each field is the first empty element of its kind in it, else in the blocks around it. Fields an owner named are not
 * guessed.
 */
export function recognisedFields(
  form: HTMLElement,
  wrapper: Element,
  named: readonly ItemField[],
): readonly ItemField[] {
  const blocks = productBlocks(form, wrapper)
  const used = new Set<Element>(named.map(({ element }) => element))
  const known = new Set(named.map(({ field }) => field))
  const isLeft = (part: HTMLElement): boolean => !used.has(part) && isFree(part, form, wrapper)
  const partsOf = (block: Element, selector: string): readonly HTMLElement[] =>
    [...block.querySelectorAll<HTMLElement>(selector)].filter(isLeft)
  return PRODUCT_PARTS.flatMap(({ field, selector, isTwin, isPlainText }) => {
    if (known.has(field)) return []
    const found = (isPlainText ? blocks.slice(0, 1) : blocks)
      .flatMap((block) => partsOf(block, selector))
      .find((part) => !isPlainText || isMissingText(part))
    if (!found) return []
    known.add(field)
    used.add(found)
    const others = isTwin ? partsOf(wrapper, selector).filter((other) => isTwin(other, found)) : []
    for (const other of others) used.add(other)
    return [found, ...others].map((element) => ({ field, element }))
  })
}

/** The product's block and those around it, innermost first; the whole page is none, because it shows more than the product. */
function productBlocks(form: HTMLElement, wrapper: Element): readonly Element[] {
  const around: Element[] = []
  for (let block = form.parentElement; block && !block.matches('body, main'); block = block.parentElement) {
    around.push(block)
    if (block === wrapper) break
  }
  const firstWith = (selector: string): number =>
    around.findIndex((block) =>
      [...block.querySelectorAll<HTMLElement>(selector)].some((part) => isFree(part, form, wrapper)),
    )
  const first = [HEADING, PRICE].map(firstWith).find((place) => place >= 0)
  return first === undefined ? [] : around.slice(first)
}

/** Text that an export took away leaves nothing to see; a line or an icon has a size, a part of a widget a class of the builder's. */
const isMissingText = (part: HTMLElement): boolean =>
  part.offsetHeight === 0 && !/(?:^|\s)w-(?!dyn-bind-empty)/.test(part.className)

/** Empty, and neither part of the form, of a cart, of the navigation nor of the entry of another list. */
function isFree(part: HTMLElement, form: HTMLElement, wrapper: Element): boolean {
  const isEmpty = part.childElementCount === 0 && (part.textContent ?? '').trim() === ''
  if (!isEmpty || form.contains(part)) return false
  if (part.closest('[data-node-type="commerce-cart-wrapper"], [data-vitrine-bind], .w-nav, nav, footer'))
    return false
  const item = part.closest('.w-dyn-item')
  return item === null || item === wrapper
}

/** Shows a product and one of its SKUs in the fields of an exported page. */
export function showFields(
  fields: readonly ItemField[],
  product: Product,
  sku: Sku | null,
  context: DrawContext,
): void {
  for (const { field, element } of fields) {
    if (field === 'main-image') showImage(element, sku?.mainImage ?? null)
    else if (field === 'description') showDescription(element, product.description ?? '', context)
    else showText(element, fieldText(field, product, sku, context.prices))
  }
}

function fieldText(
  field: Exclude<FieldName, 'main-image' | 'description'>,
  product: Product,
  sku: Sku | null,
  prices: PriceSettings | null,
): string {
  switch (field) {
    case 'name':
      return product.name
    case 'price':
      return sku ? formatPrice(sku.price, prices) : ''
    case 'compare-at-price':
      return sku?.compareAtPrice ? formatPrice(sku.compareAtPrice, prices) : ''
    case 'sku':
      return sku?.code ?? ''
    case 'stock':
      return String((sku ? quantityLeft(sku.inventory) : null) ?? '')
    case 'weight':
    case 'width':
    case 'height':
    case 'length':
      return String(sku?.[field] ?? '')
  }
}

/** A description is rich text in a rich-text element; anywhere else only its words are shown. */
function showDescription(element: HTMLElement, description: string, context: DrawContext): void {
  const nodes = buildNodes(context.rich(description), element.ownerDocument)
  const isRich = element.classList.contains('w-richtext') || element.localName === 'div'
  if (isRich) element.replaceChildren(...nodes)
  else
    showText(
      element,
      nodes
        .map((node) => node.textContent ?? '')
        .join(' ')
        .trim(),
    )
  element.classList.toggle('w-dyn-bind-empty', description === '')
}

function showText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
  element.classList.toggle('w-dyn-bind-empty', text === '')
  if (element.getAttribute('class') === '') element.removeAttribute('class')
}
