import type { Money } from '../../../../core/money/index.js'
import { toPaypalAmount } from './paypal-amount.js'
import { PAYPAL_RETURN } from '../shared/paypal-return.js'

/** Nothing that is named so is an order. */
const KEPT = 'kept/'
/** PayPal keeps it soon, and says under which name when it has: until then the order stands for it. */
const KEPT_WITH = 'kept-with/'

/** The shop's name for a means of payment that PayPal keeps (`ChargedPayment.keptMethod`). */
export const toKeptMethod = (vaultId: string): string => `${KEPT}${vaultId}`

/** The shop's name for one that PayPal is about to keep with an order. */
export const toKeptWith = (orderId: string): string => `${KEPT_WITH}${orderId}`

/** True if a token names a kept means of payment, and no order. */
export const isKept = (token: string | null | undefined): boolean => /^kept(?:-with)?\//.test(token ?? '')

/** True if a text could be PayPal's name for a means of payment. */
export const isVaultId = (text: string): boolean => /^[\w-]{1,255}$/.test(text)

/** PayPal's name for the means of payment; null: the token does not say it. */
export const vaultIdOf = (token: string): string | null =>
  new RegExp(`^${KEPT}([\\w-]{1,255})$`).exec(token)?.[1] ?? null

/** The order that it is kept with; null: the token names none. */
export const keptWithOf = (token: string): string | null =>
  new RegExp(`^${KEPT_WITH}(\\w{1,40})$`).exec(token)?.[1] ?? null

/** Paid before each period, for as long as the shopper lets it (PayPal: `usage_pattern`). */
const USAGE_PATTERN = 'RECURRING_PREPAID'

/** For charges that the shop begins. */
const USAGE = {
  usage_type: 'MERCHANT',
  usage_pattern: USAGE_PATTERN,
  // Each subscription has a means of its own, also where one shopper has several.
  permit_multiple_payment_tokens: true,
} as const

/** Has PayPal keep the means that an order is paid with. */
export const KEEPING = { store_in_vault: 'ON_SUCCESS', ...USAGE } as const

/** PayPal's setting for the shipping address: it asks for one only if goods are to be sent. */
export const shippingPreference = (requiresShipping: boolean): string =>
  requiresShipping ? 'GET_FROM_FILE' : 'NO_SHIPPING'

/** The addresses that shoppers come back to; PayPal keeps nothing for a shop that gives none. */
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

/** Has PayPal ask its shopper for a means to keep, with nothing to be paid now. */
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
