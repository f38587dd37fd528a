import type { Address } from '../../../../../core/orders/index.js'
import type { Destination } from '../../../../../core/pricing/index.js'
import type { OrderRow } from '../../engine/index.js'
import type { StoreContext } from '../store-context.js'
import { documentOrNull } from './cart.js'

/**
 * The destination of an order, for shipping and taxes. For shipped goods the shipping address, or none while
 * it is missing. For others the billing address, else the shipping address, else the shop's own place, so
 * that omitting the address saves no tax.
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
