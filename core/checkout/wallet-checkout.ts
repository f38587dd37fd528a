import type { CheckoutForms } from '../ports/checkout-forms.port.js'
import type { PaymentForm } from '../ports/payment-form.port.js'
import { ok, parseJson, toList, toRecord } from '../shared/index.js'
import type { CheckoutFailure } from './checkout-failure.js'
import { createCheckoutService } from './checkout.service.js'
import type { BareCheckoutPorts, CheckoutService } from './checkout.service.js'

/** The ports that the checkout of a wallet's page needs. */
export interface WalletCheckoutPorts extends BareCheckoutPorts {
  readonly forms: CheckoutForms
  /** The provider of the wallet that the shopper has agreed to pay with. */
  readonly provider: string
  readonly payments: Pick<PaymentForm, 'perform'>
}

const notSent = async () => ok(undefined)

/**
 * The checkout of a shopper who has agreed to pay at their wallet: the back end takes over from there who they
 * are and where they live, once, before the order is first read; only the way of shipping and additional
 * information are asked for. From the submit on it is the checkout's own flow (reference/checkout#paypal).
 */
export function createWalletCheckoutService(ports: WalletCheckoutPorts): CheckoutService {
  const { commerce, provider } = ports
  let synced: Promise<unknown> | null = null
  return createCheckoutService({
    ...ports,
    commerce: {
      ...commerce,
      readCart: async (query) => {
        // A change refused there is refused again by the submit, which says so.
        await (synced ??= Promise.resolve(commerce.syncWallet?.(provider)))
        return commerce.readCart(query)
      },
      updateIdentity: notSent,
      updateAddress: notSent,
      storePaymentMethod: notSent,
      submitOrder: (submit) => commerce.submitOrder({ ...submit, type: 'paypal' }),
    },
    payments: { ...ports.payments, createPaymentMethod: async () => ok({ provider, token: '' }) },
    paymentScope: {},
  })
}

/**
 * The wallet's answer when it took none of the shopper's means of payment: then they may choose another one
 * there. null: the failure is another one (reference/checkout#paypal).
 */
export function declinedInstrument(failure: CheckoutFailure): unknown {
  const message = failure.tag === 'refused' ? parseJson(failure.failure.message) : null
  const [detail] = toList(toRecord(message)['details'])
  return toRecord(detail)['issue'] === 'INSTRUMENT_DECLINED' ? message : null
}
