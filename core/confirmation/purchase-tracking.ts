import { toDecimalString } from '../money/index.js'
import type { Money } from '../money/index.js'
import type { TrackedEvent } from '../ports/event-sink.port.js'
import type { Order, OrderId } from '../orders/index.js'

/** Trackers take decimal numbers; a price is never calculated with in this form. */
const decimal = (price: Money): number => Number(toDecimalString(price))

/**
 * The event for trackers when an order was accepted, in their own words (reference/shop-pages#trackers); ids
 * of items are SKU ids.
 */
export function purchaseEvent(order: Order): TrackedEvent {
  const value = decimal(order.total)
  const { currency } = order.total
  return {
    name: 'purchase',
    id: order.id,
    gtag: {
      name: 'purchase',
      parameters: {
        transaction_id: order.id,
        value,
        currency,
        items: order.items.map((line) => ({
          id: line.sku.id,
          name: line.product.name,
          quantity: line.count,
          price: decimal(line.price),
        })),
      },
    },
    fbq: {
      name: 'Purchase',
      parameters: {
        value,
        currency,
        content_ids: order.items.map((line) => line.sku.id),
        content_type: 'product',
        contents: order.items.map((line) => ({
          id: line.sku.id,
          quantity: line.count,
          item_price: decimal(line.price),
        })),
      },
    },
  }
}

/**
 * The orders remembered so far, from the text a browser keeps; a text that is no such record remembers
 * nothing.
 */
function parseSeenOrders(stored: string | null): Readonly<Record<string, true>> {
  try {
    const seen: unknown = JSON.parse(stored ?? '')
    if (typeof seen !== 'object' || seen === null) return {}
    const ids = Object.entries(seen).flatMap(([id, isSeen]) => (isSeen === true ? [id] : []))
    return Object.fromEntries(ids.map((id) => [id, true]))
  } catch {
    return {}
  }
}

/** True if trackers were told of an order before. */
const isOrderSeen = (stored: string | null, id: OrderId): boolean =>
  Object.hasOwn(parseSeenOrders(stored), id)

/** The text to keep once they have been told of this one as well. */
const rememberOrder = (stored: string | null, id: OrderId): string =>
  JSON.stringify({ ...parseSeenOrders(stored), [id]: true })

/**
 * A purchase is told of once per order id (reference/shop-pages#trackers): the event and the text to keep, or
 * null when it was told of before. `stored`: what the browser keeps of earlier ones.
 */
export function trackPurchase(
  order: Order,
  stored: string | null,
): { readonly event: TrackedEvent; readonly nextStored: string } | null {
  if (isOrderSeen(stored, order.id)) return null
  return { event: purchaseEvent(order), nextStored: rememberOrder(stored, order.id) }
}
