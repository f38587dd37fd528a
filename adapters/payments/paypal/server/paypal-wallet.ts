import type { PaymentWallet, WalletFailure } from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { KEEPING, returnUrls, shippingPreference } from './kept-method.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalAnswer, PaypalClient } from './paypal-client.js'
import { parseOrder } from './paypal-order.js'
import { hasAgreed } from './paypal-vault.js'
import type { FoundSetup, PaypalVault } from './paypal-vault.js'
import { setupIdOf, toSetupReference } from '../shared/setup-reference.js'

const UNREACHED: WalletFailure = { tag: 'unavailable', message: 'PayPal cannot be reached now.' }

const failureOf = (answer: PaypalAnswer): WalletFailure =>
  answer.tag === 'failed' ? { tag: 'refused', message: answer.message } : UNREACHED

const notFound = ({ tag, message }: Exclude<FoundSetup, { readonly tag: 'found' }>) =>
  err<WalletFailure>(tag === 'refused' ? { tag, message } : UNREACHED)

/** Payments that shoppers approve at PayPal. The order's amount is written again when it is placed. */
export const createPaypalWallet = (
  client: PaypalClient,
  siteUrl: string | null,
  vault: PaypalVault | null,
): PaymentWallet => ({
  begin: async ({ key, amount, requiresShipping, keepsMethod = false, keepsOnly = false }) => {
    if (keepsMethod && siteUrl === null)
      return err({
        tag: 'refused',
        message: 'PayPal stores no payment methods for a shop without an address.',
      })
    if (keepsOnly && vault !== null) {
      const begun = await vault.begin(key, requiresShipping)
      return begun.tag === 'found' ? ok({ reference: toSetupReference(begun.setup.id) }) : notFound(begun)
    }
    const context = {
      shipping_preference: shippingPreference(requiresShipping),
      user_action: 'CONTINUE',
      ...(siteUrl !== null && returnUrls(siteUrl)),
    }
    const body = {
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: 'default', amount: toPaypalAmount(amount) }],
      ...(keepsMethod
        ? { payment_source: { paypal: { attributes: { vault: KEEPING }, experience_context: context } } }
        : { application_context: context }),
    }
    const answer = await client.send({
      method: 'POST',
      path: '/v2/checkout/orders',
      body: JSON.stringify(body),
      requestId: key,
    })
    const order = answer.tag === 'done' ? parseOrder(answer.body) : null
    return order === null ? err(failureOf(answer)) : ok({ reference: order.id })
  },
  read: async (reference) => {
    const setupId = setupIdOf(reference)
    if (setupId !== null && vault !== null) {
      const found = await vault.read(setupId)
      if (found.tag !== 'found') return notFound(found)
      const { email, shippingAddress } = found.setup
      return ok({ hasApproved: hasAgreed(found.setup), email, shippingAddress })
    }
    const answer = await client.send({
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(reference)}`,
    })
    const order = answer.tag === 'done' ? parseOrder(answer.body) : null
    if (order === null) return err(failureOf(answer))
    const { status, email, shippingAddress } = order
    return ok({ hasApproved: status === 'APPROVED' || status === 'COMPLETED', email, shippingAddress })
  },
})
