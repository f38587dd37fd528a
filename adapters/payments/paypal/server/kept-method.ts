import type { Money } from '../../../../core/money/index.js'
import { toPaypalAmount } from './paypal-amount.js'
import { PAYPAL_RETURN } from '../shared/paypal-return.js'

/** A prefix that no order id has. */
const KEPT = 'kept/'
/**
 * The prefix for a means of payment that PayPal is about to store; until it has an id, its order represents
 * it.
 */
const KEPT_WITH = 'kept-with/'

/** The shop's name for a stored means of payment (`ChargedPayment.keptMethod`). */
export const toKeptMethod = (vaultId: string): string => `${KEPT}${vaultId}`

/** The shop's name for a means of payment that PayPal is about to store with an order. */
export const toKeptWith = (orderId: string): string => `${KEPT_WITH}${orderId}`

/** True if a token names a stored means of payment, not an order. */
export const isKept = (token: string | null | undefined): boolean => /^kept(?:-with)?\//.test(token ?? '')

/** True if a text could be PayPal's id of a means of payment. */
export const isVaultId = (text: string): boolean => /^[\w-]{1,255}$/.test(text)

/** PayPal's id of the means of payment; null: the token contains none. */
export const vaultIdOf = (token: string): string | null =>
  new RegExp(`^${KEPT}([\\w-]{1,255})$`).exec(token)?.[1] ?? null

/** The order with which the means of payment is stored; null: the token names none. */
export const keptWithOf = (token: string): string | null =>
  new RegExp(`^${KEPT_WITH}(\\w{1,40})$`).exec(token)?.[1] ?? null

/** PayPal's word for charges before each period. */
const USAGE_PATTERN = 'RECURRING_PREPAID'

/** The usage for charges that the shop begins. */
const USAGE = {
  usage_type: 'MERCHANT',
  usage_pattern: USAGE_PATTERN,
  // Each subscription has its own means of payment, even if one shopper has several.
  permit_multiple_payment_tokens: true,
} as const

/** The attributes that make PayPal store the means of payment of an order. */
export const KEEPING = { store_in_vault: 'ON_SUCCESS', ...USAGE } as const

/** PayPal's setting for the shipping address: it asks for one only if goods are sent. */
export const shippingPreference = (requiresShipping: boolean): string =>
  requiresShipping ? 'GET_FROM_FILE' : 'NO_SHIPPING'

/** The addresses to which shoppers return; PayPal stores nothing for a shop without them. */
export const returnUrls = (siteUrl: string) => {
  const back = new URL(PAYPAL_RETURN, siteUrl).href
  return { return_url: back, cancel_url: `${back}?cancelled=` }
}

/** The body of an order that needs no approval by the shopper. Making the order takes no money yet. */
export const renewalBody = (key: string, amount: Money): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', custom_id: key, amount: toPaypalAmount(amount) }],
  })

/** The body that takes the money of such an order from the stored means of payment. */
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

/** The body that makes PayPal ask its shopper for a means of payment to store, with nothing to pay now. */
export const setupBody = (siteUrl: string, requiresShipping: boolean): string =>
  JSON.stringify({
    payment_source: {
      paypal: {
        ...USAGE,
        experience_context: {
          shipping_preference: shippingPreference(requiresShipping),
          ...returnUrls(siteUrl),
        },
      },
    },
  })
