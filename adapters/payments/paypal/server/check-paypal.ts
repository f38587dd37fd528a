import { WALLET_CURRENCIES } from '../../../../core/money/index.js'
import { clockFinding } from '../../../../core/ports/payments/payment-check.port.js'
import type { CheckPayments, PaymentFinding } from '../../../../core/ports/payments/payment-check.port.js'
import { toList, toRecord, toText } from '../../../../core/shared/index.js'
import { createPaypalClient } from './paypal-client.js'
import type { PaypalOptions } from './paypal-options.js'

/** The events that the shop must receive. */
export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'CUSTOMER.DISPUTE.CREATED',
  'VAULT.PAYMENT-TOKEN.CREATED',
] as const

function webhookFinding(webhook: unknown, webhookId: string | null, url: string | null): PaymentFinding {
  const address = url ?? 'https://<your shop>/.vitrine/payments/paypal'
  const needed = PAYPAL_EVENTS.join(', ')
  if (webhookId === null) {
    return {
      level: 'problem',
      message:
        'PAYPAL_WEBHOOK_ID is missing: the shop does not learn of refunds, disputes and late payments.',
      fix: `Enter ${address} as a webhook of the application with ${needed}, and set its id.`,
    }
  }
  const known = toText(toRecord(webhook)['url'])
  if (known === null) {
    return {
      level: 'problem',
      message: `PayPal knows no webhook ${webhookId}.`,
      fix: 'Copy the id of the webhook from the application in the dashboard of PayPal.',
    }
  }
  if (url !== null && known !== url)
    return { level: 'problem', message: `The webhook leads to ${known}.`, fix: `Let it lead to ${url}.` }
  const events = toList(toRecord(webhook)['event_types']).map((event) => toText(toRecord(event)['name']))
  const missing = events.includes('*') ? [] : PAYPAL_EVENTS.filter((event) => !events.includes(event))
  return missing.length === 0
    ? { level: 'fine', message: `Notices come to ${known}.` }
    : {
        level: 'problem',
        message: `The webhook lacks ${missing.join(', ')}.`,
        fix: 'Add them to its events.',
      }
}

const keepingFinding = (siteUrl: string | null): PaymentFinding =>
  siteUrl === null
    ? {
        level: 'note',
        message: 'Subscriptions cannot be paid with PayPal, which needs the address of the shop.',
        fix: 'Set "baseUrl" in vitrine.json, or VITRINE_SITE_URL.',
      }
    : { level: 'fine', message: 'Subscriptions can be paid with PayPal.' }

/** Checks keys, clock, currency, webhook, and whether subscriptions can be paid. */
export function createPaypalCheck(options: PaypalOptions): CheckPayments {
  const { isLive = false, webhookId, siteUrl = null, wallTime = Date.now } = options
  return async ({ webhookUrl, currency }) => {
    const client = createPaypalClient(options)
    const mode: PaymentFinding = {
      level: 'fine',
      message: isLive ? 'Live mode: money moves.' : 'Sandbox mode: no money moves.',
    }
    const path = webhookId === null ? '/v1/notifications/webhooks' : `/v1/notifications/webhooks/${webhookId}`
    const asked = await client.send({ method: 'GET', path })
    if (asked.tag === 'unreached') {
      return [
        mode,
        {
          level: 'problem',
          message: `PayPal cannot be reached: ${asked.message}`,
          fix: 'Check the connection of this machine and try again.',
        },
      ]
    }
    if (asked.tag === 'failed' && asked.status === 401) {
      return [
        mode,
        {
          level: 'problem',
          message: 'PayPal refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.',
          fix: `Copy both anew from an application of the ${isLive ? 'live' : 'sandbox'} mode.`,
        },
      ]
    }
    const isTaken = currency === null || WALLET_CURRENCIES.has(currency)
    return [
      mode,
      { level: 'fine', message: 'The keys work.' },
      ...(asked.tag === 'done' ? clockFinding(asked.dateHeader ?? undefined, wallTime()) : []),
      ...(isTaken
        ? []
        : [
            {
              level: 'problem',
              message: `PayPal takes no payments in ${currency}.`,
              fix: 'Sell in another currency, or without PayPal.',
            } as const,
          ]),
      keepingFinding(siteUrl),
      webhookFinding(asked.tag === 'done' ? asked.body : null, webhookId, webhookUrl),
    ]
  }
}
