import type { Address } from '../../../../../core/orders/index.js'
import type { Destination } from '../../../../../core/pricing/index.js'
import type { OrderRow } from '../../engine/index.js'
import type { StoreContext } from '../store-context.js'
import { documentOrNull } from './cart.js'

/**
 * Where an order goes, as shipping and taxes see it. Goods that are shipped: to the shipping address, nowhere
 * while there is none. All others: where the bill goes, else to the shipping address, else to where the shop
 * sits itself, so that leaving the address out saves no tax.
 */
export function destinationOf(
  { settings }: Pick<StoreContext, 'settings'>,
  order: Pick<OrderRow, 'shipping_address' | 'billing_address'>,
  isShipped: boolean,
): Destination {
  const shipping = documentOrNull<Address>(order.shipping_address)
  if (isShipped) return { country: shipping?.country ?? null, state: shipping?.state ?? null }
  const billing = documentOrNull<Address>(order.billing_address)
  return [billing, shipping].find((address) => address?.country != null) ?? settings
}
