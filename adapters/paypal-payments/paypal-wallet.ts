import type { PaymentWallet, WalletFailure } from '../../core/ports/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'
import { KEEPING, returnUrls } from './kept-method.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalAnswer, PaypalClient } from './paypal-client.js'
import { parseOrder } from './paypal-order.js'

const failureOf = (answer: PaypalAnswer): WalletFailure =>
  answer.tag === 'failed'
    ? { tag: 'refused', message: answer.message }
    : { tag: 'unavailable', message: 'PayPal cannot be reached now.' }

/** Payments that shoppers agree to at PayPal. What the order comes to is written anew when it is placed. */
export const createPaypalWallet = (client: PaypalClient, siteUrl: string | null): PaymentWallet => ({
  begin: async ({ key, amount, requiresShipping, keepsMethod = false }) => {
    if (keepsMethod && siteUrl === null)
      return err({ tag: 'refused', message: 'PayPal keeps nothing for a shop without an address.' })
    const context = {
      shipping_preference: requiresShipping ? 'GET_FROM_FILE' : 'NO_SHIPPING',
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
