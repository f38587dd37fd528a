import type { Address } from '../../../../core/orders/index.js'

/** An address from Stripe's wallets; withheld parts are empty. */
export interface WalletAddress {
  readonly line1?: string | null
  readonly line2?: string | null
  readonly city?: string | null
  readonly state?: string | null
  readonly country?: string | null
  readonly postal_code?: string | null
}

/** An address of Stripe's as one of ours. */
export const addressOf = (
  name: string | null | undefined,
  address: WalletAddress | null | undefined,
): Address => ({
  addressee: name || null,
  line1: address?.line1 || null,
  line2: address?.line2 || null,
  city: address?.city || null,
  state: address?.state || null,
  country: address?.country || null,
  postalCode: address?.postal_code || null,
})
