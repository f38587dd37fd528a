import type { CartService } from '../cart/index.js'
import type { CheckoutService } from './checkout.service.js'
import type { Order } from '../orders/index.js'
import type { OrderReading } from '../ports/shop/commerce-gateway.port.js'

/**
 * A text that differs between two readings of the visitor's order if the difference is visible to the
 * shopper.
 */
const stateOf = (order: Order | null): string =>
  order === null ? '' : [order.id, order.itemCount, order.subtotal.amount, order.total.amount].join(' ')

/**
 * Makes the checkout read the order again when the cart shows another one, changed in the cart beside the
 * checkout or in another tab. The checkout's own changes cause no further read. Returns the function that
 * stops it.
 */
export function followCart(cart: CartService, checkout: CheckoutService): () => void {
  let compared: OrderReading | null = null
  const compare = (): void => {
    const { phase, readings } = cart.getSnapshot()
    const { order } = checkout.getSnapshot()
    const [reading] = Object.values(readings)
    if (phase !== 'ready' || order.tag !== 'read' || !reading || reading === compared) return
    compared = reading
    if (stateOf(reading.order) !== stateOf(order.known.order)) checkout.send({ tag: 'refresh-requested' })
  }
  const stops = [cart.subscribe(compare), checkout.subscribe(compare)]
  return () => stops.forEach((stop) => stop())
}
