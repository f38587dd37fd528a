import type { Capabilities } from '../orders/index.js'
import type { CartState } from './cart.machine.js'

/** The back end's abilities, as the cart was told with its last reading; null: not read yet. */
export const capabilitiesOfCart = ({ readings }: CartState): Capabilities | null =>
  Object.values(readings)[0]?.shop.capabilities ?? null
