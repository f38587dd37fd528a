import type { Element } from 'domhandler'
import { decodeText, oncePer } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'

/** A block of the shop or another part of a page with a `data-node-type` of the builder. */
export interface PageBlock {
  /** As written: `commerce-cart-wrapper`, `commerce-checkout-form-container`. */
  readonly type: string
  readonly element: Element
}

/** An element with a binding to data, as in published pages. */
export interface PageBinding {
  readonly element: Element
  /** The attribute of the binding. */
  readonly attribute: (typeof BINDING_ATTRIBUTES)[number]
  /** Its decoded value; empty in an export. */
  readonly text: string
}

/** An add-to-cart form and the ids of its product. */
export interface ProductForm {
  readonly element: Element
  /** The product's id; null in an export. */
  readonly productId: string | null
  readonly skuId: string | null
}

const BINDING_ATTRIBUTES = [
  'data-wf-bindings',
  'data-wf-conditions',
  'data-wf-sku-bindings',
  'data-wf-sku-conditions',
  'data-wf-collection',
  'data-vitrine-bind',
] as const

/** The blocks of a page in their order. */
export const pageBlocks = oncePer(({ elements }: ParsedPage): readonly PageBlock[] => {
  const blocks: PageBlock[] = []
  for (const element of elements) {
    const type = attributeOf(element, 'data-node-type')
    if (type) blocks.push({ type, element })
  }
  return blocks
})

/** The bindings of a page to data, in its order. */
export const pageBindings = ({ elements }: ParsedPage): readonly PageBinding[] =>
  elements.flatMap((element) =>
    BINDING_ATTRIBUTES.flatMap((attribute) => {
      const text = attributeOf(element, attribute)
      return text === null ? [] : [{ element, attribute, text: decodeText(text) }]
    }),
  )

/** The add-to-cart forms of a page. */
export const productForms = (page: ParsedPage): readonly ProductForm[] =>
  pageBlocks(page).flatMap(({ type, element }) =>
    type === 'commerce-add-to-cart-form'
      ? [
          {
            element,
            productId: attributeOf(element, 'data-commerce-product-id') || null,
            skuId: attributeOf(element, 'data-commerce-sku-id') || null,
          },
        ]
      : [],
  )

/** The products that a page names by id, as published pages do. */
export const productIds = oncePer(({ elements }: ParsedPage): readonly string[] => {
  const ids = new Set<string>()
  for (const element of elements) {
    const id = attributeOf(element, 'data-commerce-product-id')
    if (id) ids.add(id)
  }
  return [...ids]
})
