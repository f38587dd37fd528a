import type { Say } from '../../../../core/site/page-texts/page-texts.js'
import { NOTICES } from '../../../../core/errors/index.js'
import type { PaymentFailure, PaymentForm } from '../../../../core/ports/payments/payment-form.port.js'
import { err, isRecord, ok } from '../../../../core/shared/index.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { PAYPAL } from '../shared/paypal-provider.js'
import { parsePaypalAction } from '../shared/paypal-action.js'
import { askToAgree } from './agree-dialog.js'
import type { DrawButton, PayPalButtonStyle } from './paypal-script.js'

/** The options of PayPal's buttons. */
export interface PaypalFormOptions {
  readonly document: Document
  /** Makes the key of each means of payment to store. */
  readonly random: Random
  /** Loads and starts PayPal's script for a currency, at most once. */
  readonly paypal: (currency: string) => Promise<DrawButton | null>
  /** A text in the language of the page. @default the English one */
  readonly say?: Say
}

const failed = (tag: PaymentFailure['tag'], message: string) =>
  Promise.resolve(err<PaymentFailure>({ tag, message }))

/** Shows the reason for a missing button in its place; returns the function that removes it. */
function drawUnavailable(holder: HTMLElement, text: string): () => void {
  const notice = holder.ownerDocument.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = text
  holder.append(notice)
  return () => notice.remove()
}

/**
 * Payments through PayPal on the page: its own button, with which the shopper approves on PayPal's pages.
 * There are no fields on this page.
 */
export function createPaypalPaymentForm({
  document,
  random,
  paypal,
  say = (text) => text,
}: PaypalFormOptions): PaymentForm {
  return {
    mount: () => () => undefined,
    createPaymentMethod: async (_, billing) =>
      billing === null
        ? ok({ provider: PAYPAL, token: random.token() })
        : failed('unavailable', 'PayPal takes no cards on this page.'),
    perform: async ({ data }) => {
      const action = parsePaypalAction(data)
      if (action === null) return failed('unavailable', 'The required action does not belong to PayPal.')
      const hasAgreed = await askToAgree({ document, say }, action)
      return hasAgreed
        ? ok({ confirmation: action.orderId })
        : failed('declined', 'The payment was not confirmed at PayPal.')
    },
    buttons: {
      draw: (holder, style, currency, handlers) => {
        let isOver = false
        let remove: (() => void) | null = null
        const draw = async (): Promise<void> => {
          const button = await paypal(currency)
          if (isOver || button === null) return
          const look = isRecord(style) ? (style as PayPalButtonStyle) : {}
          const removal = await button(holder as HTMLElement, look, handlers)
          if (isOver) removal()
          else remove = removal
        }
        draw().catch((error: unknown) => {
          console.error('[vitrine] PayPal could not be drawn', error)
          if (!isOver) remove = drawUnavailable(holder as HTMLElement, say(NOTICES.paypalBlocked))
        })
        return () => {
          isOver = true
          remove?.()
        }
      },
    },
  }
}
