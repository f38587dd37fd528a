import { skuId } from '../../../../core/catalog/index.js'
import type { SkuId } from '../../../../core/catalog/index.js'
import type { LineItem, Order } from '../../../../core/orders/index.js'
import { closest } from '../node-type.js'

/** The control of a line that was the target of an event: its element and SKU (reference/cart#lines). */
export interface LineControl<E extends HTMLElement> {
  readonly element: E
  readonly skuId: SkuId
}

/**
 * The remove link or quantity field that was the target of an event; null: neither, or a template's control
 * without a SKU.
 */
export function lineControl<E extends HTMLElement>(
  target: EventTarget | null,
  action: 'remove-item' | 'update-item-quantity',
): LineControl<E> | null {
  const element = closest<E>(target, `[data-wf-cart-action="${action}"]`)
  const id = element?.getAttribute('data-commerce-sku-id') ?? ''
  return element && id !== '' ? { element, skuId: skuId(id) } : null
}

/** The line of a SKU in an order; null: none. */
export const lineOf = (order: Order | null, id: SkuId): LineItem | null =>
  order?.items.find((item) => item.sku.id === id) ?? null
