import type { Product, Sku } from '../../../../core/catalog/index.js'
import type { DrawContext } from '../../../../core/markup/index.js'
import { recogniseProduct } from '../../../../core/recognition/index.js'
import type { ProductField } from '../../../../core/recognition/index.js'
import { productText } from '../../../../core/template/index.js'
import { PRODUCT_FIELDS, PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { ProductFieldName } from '../../../../core/builder-markup/index.js'
import { domNodes } from '../../template/dom-nodes.js'
import { buildNodes } from '../../template/build-nodes.js'
import { showImage } from './show-image.js'

/** An element that shows a field of a product. */
export type ItemField = ProductField<HTMLElement, ProductFieldName>

/** The elements an owner named. */
export const namedFields = (elements: readonly HTMLElement[]): readonly ItemField[] =>
  elements.flatMap((element) => {
    const name = element.getAttribute('data-vitrine-bind')
    const field = PRODUCT_FIELDS.find((known) => known === name)
    return field ? [{ field, element }] : []
  })

/** The parts of an exported product, beside those its owner named. */
export const recognisedFields = (
  form: HTMLElement | null,
  wrapper: Element,
  named: readonly ItemField[],
): readonly ItemField[] =>
  recogniseProduct<Element, ProductFieldName>(
    domNodes,
    PRODUCT_TABLES,
    { form, wrapper },
    named,
  ) as readonly ItemField[]

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
    else showText(element, productText(field, product, sku, context.prices))
  }
}

/** A description is rich text in a rich-text element; elsewhere only its text is shown. */
function showDescription(element: HTMLElement, description: string, context: DrawContext): void {
  const nodes = buildNodes(context.rich(description), element.ownerDocument)
  const isRich = element.classList.contains('w-richtext') || element.localName === 'div'
  // Content drawn by the server stays if it is equal.
  if (isRich && !isSame(element, nodes)) element.replaceChildren(...nodes)
  if (!isRich) showText(element, wordsOf(nodes).replace(/\s+/g, ' ').trim())
  element.classList.toggle('w-dyn-bind-empty', description === '')
}

const isSame = (element: Element, nodes: readonly Node[]): boolean =>
  element.childNodes.length === nodes.length &&
  nodes.every((node, index) => node.isEqualNode(element.childNodes[index] ?? null))

const BLOCK = /^(?:p|div|h[1-6]|ul|ol|li|br|blockquote|figure|table|tr|td)$/

/** The text of a rich text; blocks are separated. */
const wordsOf = (nodes: Iterable<Node>): string =>
  [...nodes]
    .map((node) => {
      if (node.nodeType !== 1) return node.textContent ?? ''
      const words = wordsOf(node.childNodes)
      return BLOCK.test((node as Element).localName) ? ` ${words} ` : words
    })
    .join('')

function showText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
  element.classList.toggle('w-dyn-bind-empty', text === '')
  if (element.getAttribute('class') === '') element.removeAttribute('class')
}
