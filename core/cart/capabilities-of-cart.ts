import type { Capabilities } from '../orders/index.js'
import type { CartState } from './cart.machine.js'

/** The back end's abilities, from the last reading of the cart; null: not read yet. */
export const capabilitiesOfCart = ({ readings }: CartState): Capabilities | null =>
  Object.values(readings)[0]?.shop.capabilities ?? null
