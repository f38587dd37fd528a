import type { CheckoutForms } from '../../ports/shop/checkout-forms.port.js'
import type { PaymentForm } from '../../ports/payments/payment-form.port.js'
import { ok, parseJson, toList, toRecord } from '../../shared/index.js'
import type { CheckoutFailure } from '../checkout-failure.js'
import { createCheckoutService } from '../checkout.service.js'
import type { BareCheckoutPorts } from '../checkout-ports.js'
import type { CheckoutService } from '../checkout.service.js'

/** The ports that the checkout page of a wallet needs. */
export interface WalletCheckoutPorts extends BareCheckoutPorts {
  readonly forms: CheckoutForms
  /** The provider of the wallet in which the shopper has approved the payment. */
  readonly provider: string
  readonly payments: Pick<PaymentForm, 'perform'>
}

const notSent = async () => ok(undefined)

/**
 * The checkout after the shopper's approval in their wallet. The back end takes name and address from the
 * wallet once, before the first read of the order; the shopper only adds the shipping method and additional
 * information. From the submit on, it is the normal checkout (reference/checkout#paypal).
 */
export function createWalletCheckoutService(ports: WalletCheckoutPorts): CheckoutService {
  const { commerce, provider } = ports
  let synced: Promise<unknown> | null = null
  return createCheckoutService({
    ...ports,
    commerce: {
      ...commerce,
      readCart: async (query) => {
        // A refusal here is repeated by the submit, which reports it.
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
 * The wallet's answer if it accepted none of the shopper's means of payment; they may then choose another one
 * there. null: another failure (reference/checkout#paypal).
 */
export function declinedInstrument(failure: CheckoutFailure): unknown {
  const message = failure.tag === 'refused' ? parseJson(failure.failure.message) : null
  const [detail] = toList(toRecord(message)['details'])
  return toRecord(detail)['issue'] === 'INSTRUMENT_DECLINED' ? message : null
}
