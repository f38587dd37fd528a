import { capabilitiesOfCart } from '../../core/cart/index.js'
import type { Capabilities } from '../../core/orders/index.js'
import { useCart } from './use-cart.js'

/**
 * The capabilities of the shop's back end: orders are placed here or at the engine's own checkout ... They
 * come with the cart, which is read on first use; null until then, and on a server.
 */
export const useCapabilities = (): Capabilities | null => capabilitiesOfCart(useCart().state)
