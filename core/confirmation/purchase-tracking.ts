import { toDecimalString } from '../money/index.js'
import type { Money } from '../money/index.js'
import type { TrackedEvent } from '../ports/page/event-sink.port.js'
import type { Order, OrderId } from '../orders/index.js'

/** Trackers take decimal numbers; this form is never used for calculations. */
const decimal = (price: Money): number => Number(toDecimalString(price))

/**
 * The event for trackers after an accepted order, in each tracker's format (reference/shop-pages#trackers);
 * ids of items are SKU ids.
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

/** The remembered orders, from the stored text; invalid text gives none. */
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

/** True if an order was already reported to trackers. */
const isOrderSeen = (stored: string | null, id: OrderId): boolean =>
  Object.hasOwn(parseSeenOrders(stored), id)

/** The text to store after this order was reported too. */
const rememberOrder = (stored: string | null, id: OrderId): string =>
  JSON.stringify({ ...parseSeenOrders(stored), [id]: true })

/**
 * Reports a purchase once per order id (reference/shop-pages#trackers): returns the event and the text to
 * store, or null if it was reported before. `stored`: the text with the earlier orders.
 */
export function trackPurchase(
  order: Order,
  stored: string | null,
): { readonly event: TrackedEvent; readonly nextStored: string } | null {
  if (isOrderSeen(stored, order.id)) return null
  return { event: purchaseEvent(order), nextStored: rememberOrder(stored, order.id) }
}
