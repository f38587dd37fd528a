import type { Money } from '../../core/money/index.js'
import { toPaypalAmount } from './paypal-amount.js'
import { PAYPAL_RETURN } from './shared/paypal-return.js'

/** Nothing that is named so is an order. */
const KEPT = 'kept/'

/** How shops call a means of payment that PayPal keeps (`ChargedPayment.keptMethod`). */
export const toKeptMethod = (vaultId: string): string => `${KEPT}${vaultId}`

/** What PayPal calls it; null: the token names something else. */
export const vaultIdOf = (token: string | null | undefined): string | null =>
  new RegExp(`^${KEPT}([\\w-]{1,255})$`).exec(token ?? '')?.[1] ?? null

/** Paid before each period, for as long as the shopper lets it (PayPal: `usage_pattern`). */
const USAGE_PATTERN = 'RECURRING_PREPAID'

/** Has PayPal keep the means that an order is paid with, for charges that the shop begins. */
export const KEEPING = {
  store_in_vault: 'ON_SUCCESS',
  usage_type: 'MERCHANT',
  usage_pattern: USAGE_PATTERN,
  // Each subscription has a means of its own, also where one shopper has several.
  permit_multiple_payment_tokens: true,
} as const

/** Where shoppers come back to; PayPal keeps nothing for a shop that does not say. */
export const returnUrls = (siteUrl: string) => {
  const back = new URL(PAYPAL_RETURN, siteUrl).href
  return { return_url: back, cancel_url: `${back}?cancelled=` }
}

/** An order for what the shopper is not asked about. It takes no money yet. */
export const renewalBody = (key: string, amount: Money): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', custom_id: key, amount: toPaypalAmount(amount) }],
  })

/** Takes the money of such an order from what was kept. */
export const renewalSource = (vaultId: string): string =>
  JSON.stringify({
    payment_source: {
      paypal: {
        vault_id: vaultId,
        stored_credential: {
          payment_initiator: 'MERCHANT',
          usage: 'SUBSEQUENT',
          usage_pattern: USAGE_PATTERN,
        },
      },
    },
  })
