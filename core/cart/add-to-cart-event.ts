import { multiply, toDecimalString } from '../money/index.js'
import type { CartChange } from '../ports/shop/commerce-gateway.port.js'
import type { EventSink, TrackedEvent } from '../ports/page/event-sink.port.js'
import type { Addition } from './lost-additions.js'

/**
 * The event for trackers after an item was added to the cart, in each tracker's format
 * (reference/shop-pages#trackers); ids are SKU ids.
 */
function addToCartEvent({ skuId, count }: Addition, { itemPrice }: CartChange): TrackedEvent {
  // Trackers take decimal numbers; this form is never used for calculations.
  const price = Number(toDecimalString(itemPrice))
  const value = Number(toDecimalString(multiply(itemPrice, count)))
  return {
    name: 'add-to-cart',
    gtag: {
      name: 'add_to_cart',
      parameters: { currency: itemPrice.currency, value, items: [{ id: skuId, quantity: count, price }] },
    },
    fbq: {
      name: 'AddToCart',
      parameters: {
        value,
        currency: itemPrice.currency,
        content_ids: [skuId],
        content_type: 'product',
        contents: [{ id: skuId, quantity: count, item_price: price }],
      },
    },
  }
}

/** Reports an item added to the cart to the page's trackers, if it has any. */
export function trackAddToCart(events: EventSink, addition: Addition, change: CartChange): void {
  if (events.isListening()) events.send(addToCartEvent(addition, change))
}
