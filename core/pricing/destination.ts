import type { Destination } from './shipping.js'

/** The addresses of an order, as far as they are given. */
export interface OrderAddresses {
  readonly shipping: Destination | null
  readonly billing: Destination | null
}

/**
 * The destination of an order, for shipping and taxes. For shipped goods the shipping address, or none while it is
 * missing. For others the billing address, else the shipping address, else the shop's own place, so that omitting
 * the address saves no tax.
 */
export function destinationOf(
  { shipping, billing }: OrderAddresses,
  isShipped: boolean,
  shop: Destination,
): Destination {
  if (isShipped) return { country: shipping?.country ?? null, state: shipping?.state ?? null }
  return [billing, shipping].find((address) => address?.country != null) ?? shop
}
