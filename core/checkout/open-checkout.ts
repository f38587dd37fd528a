import type { Capabilities } from '../orders/index.js'
import type { CartGateway, OrderGateway } from '../ports/shop/commerce-gateway.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import { err, ok } from '../shared/index.js'
import { NOTICES } from '../errors/index.js'
import { beginEngineCheckout } from './engine-checkout.js'

/** The ports for opening a checkout. */
export interface OpenCheckoutPorts {
  readonly commerce: Pick<CartGateway, 'readCart'> & Pick<OrderGateway, 'beginCheckout'>
  readonly navigator: Pick<Navigator, 'current' | 'go'>
  /** The back end's abilities; null: not read yet. */
  readonly capabilities: () => Capabilities | null
}

/**
 * Opens the checkout: the page's own at `address`, or the engine's if orders are placed there. The cart is
 * kept. Returns a failure if the visitor stays.
 */
export type OpenCheckout = (address: string) => Answer<void>

const INSECURE = {
  tag: 'rejected',
  code: 'InsecureConnection',
  message: NOTICES.insecureCheckout,
  problems: [],
} as const

/** Opens the checkout for both the cart's button and buying at once. */
export const createOpenCheckout = (ports: OpenCheckoutPorts): OpenCheckout => {
  const { commerce, navigator } = ports
  return async (address) => {
    if (!navigator.current().isSecure) return err(INSECURE)
    const known = ports.capabilities()
    const asked = known === null ? await commerce.readCart() : null
    // If the abilities could not be read, the checkout page asks for them again.
    const capabilities = known ?? (asked?.ok ? asked.value.shop.capabilities : null)
    if (capabilities?.checkout !== 'handOff') {
      navigator.go(address)
      return ok(undefined)
    }
    const engine = await beginEngineCheckout(ports, capabilities)
    if (!engine.ok) return engine
    navigator.go(engine.value)
    return ok(undefined)
  }
}
