import { capabilitiesOfCart } from '../../core/cart/index.js'
import type { Capabilities } from '../../core/orders/index.js'
import { useCart } from './use-cart.js'

/**
 * What the back end of the shop can do: whether orders are placed here or at the engine's own checkout ... It
 * comes with the cart, which is read on first use; null until then, and on a server.
 */
export const useCapabilities = (): Capabilities | null => capabilitiesOfCart(useCart().state)
