import type { CartGateway } from '../ports/shop/commerce-gateway.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import type { EventSink } from '../ports/page/event-sink.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import { assertNever, runMachine } from '../shared/index.js'
import type { Machine } from '../shared/index.js'
import { trackAddToCart } from './add-to-cart-event.js'
import { ADD_TO_CART_IDLE, transition } from './add-to-cart.machine.js'
import type { AddToCartEffect, AddToCartEvent, AddToCartState } from './add-to-cart.machine.js'

/** The ports that an add-to-cart form needs. */
export interface AddToCartPorts {
  readonly commerce: Pick<CartGateway, 'addToCart'>
  readonly navigator: Pick<Navigator, 'go'>
  readonly events: EventSink
  /** Opens the checkout; returns a failure if the visitor stays. */
  readonly openCheckout: (address: string) => Answer<void>
  /**
   * Reads the cart again and tells other tabs; resolves when it is shown or could not be read. Never rejects.
   */
  readonly showCart: () => Promise<void>
  /**
   * Tells the visitor that an unsecured connection allows no purchases (reference/shop-pages#secure-pages).
   */
  readonly warnInsecure: (buyNow: boolean) => void
}

/** One add-to-cart form: send it events, observe its state. */
export type AddToCartService = Machine<AddToCartState, AddToCartEvent>

/** Runs the add-to-cart flow of one form. */
export function createAddToCartService(ports: AddToCartPorts): AddToCartService {
  return runMachine(ADD_TO_CART_IDLE, transition, (effect: AddToCartEffect, send) => {
    switch (effect.tag) {
      case 'add':
        void ports.commerce
          .addToCart(effect.addition)
          .then((result) => send({ tag: 'answered', result, checkoutUrl: effect.checkoutUrl }))
        return
      case 'track':
        return trackAddToCart(ports.events, effect.addition, effect.change)
      case 'show-cart':
        void ports.showCart().then(() => send({ tag: 'cart-shown' }))
        return
      case 'go':
        return ports.navigator.go(effect.url)
      case 'open-checkout':
        void ports.openCheckout(effect.address).then((opened) => {
          if (!opened.ok) send({ tag: 'checkout-refused', failure: opened.failure })
        })
        return
      case 'warn-insecure':
        return ports.warnInsecure(effect.buyNow)
      default:
        assertNever(effect)
    }
  })
}
