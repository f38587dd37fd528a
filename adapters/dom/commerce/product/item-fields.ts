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

/** How the fields of an exported product page are recognised: what stands empty where the builder's product template has it. */
const PRODUCT_PARTS: readonly { readonly field: FieldName; readonly selector: string }[] = [
  { field: 'name', selector: 'h1, h2, h3, h4, h5, h6' },
  { field: 'compare-at-price', selector: '[class*="compare" i]' },
  { field: 'price', selector: '[class*="price" i]' },
  { field: 'main-image', selector: 'img:not([src]), img[src=""]' },
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
 * The parts of an exported product page. The nearest block around the form with an empty heading is the product; each field is the first empty
 * element of its kind in it, else in the blocks around it. Fields an owner named are not guessed.
 */
export function recognisedFields(
  form: HTMLElement,
  wrapper: Element,
  named: readonly ItemField[],
): readonly ItemField[] {
  const blocks = productBlocks(form, wrapper)
  const used = new Set<Element>(named.map(({ element }) => element))
  return PRODUCT_PARTS.flatMap(({ field, selector }) => {
    if (named.some((known) => known.field === field)) return []
    const element = blocks
      .flatMap((block) => [...block.querySelectorAll<HTMLElement>(selector)])
      .find((part) => !used.has(part) && isFree(part, form, wrapper))
    if (!element) return []
    used.add(element)
    return [{ field, element }]
  })
}

/** The product's block and those around it, innermost first; the whole page is none, because it shows more than the product. */
function productBlocks(form: HTMLElement, wrapper: Element): readonly Element[] {
  const around: Element[] = []
  for (let block = form.parentElement; block && !block.matches('body, main'); block = block.parentElement) {
    around.push(block)
    if (block === wrapper) break
  }
  const first = around.findIndex((block) =>
    [...block.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].some((part) =>
      isFree(part, form, wrapper),
    ),
  )
  return first < 0 ? [] : around.slice(first)
}

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
