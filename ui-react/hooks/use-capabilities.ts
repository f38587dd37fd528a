import { capabilitiesOfCart } from '../../core/cart/index.js'
import type { Capabilities } from '../../core/orders/index.js'
import { useCart } from './use-cart.js'

/**
 * The capabilities of the shop's back end, such as the place where orders are placed. They come with the
 * cart, which is read on first use; null until then, and on a server.
 */
export const useCapabilities = (): Capabilities | null => capabilitiesOfCart(useCart().state)
