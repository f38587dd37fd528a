import type {
  PaymentRequest,
  PaymentRequestPaymentMethodEvent,
  PaymentRequestShippingAddress,
  PaymentRequestUpdateDetails,
  Stripe,
} from '@stripe/stripe-js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type { Address } from '../../../../core/orders/index.js'
import type {
  SheetAnswer,
  SheetContents,
  SheetEvent,
  SheetRequest,
  WalletSheet,
} from '../../../../core/ports/payments/wallet-sheet.port.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { addressOf } from './wallet-address.js'

const totals = ({ total, lines }: SheetContents) => ({
  total: { label: total.label, amount: total.amount.amount, pending: total.isPending },
  displayItems: lines.map(({ label, amount }) => ({ label, amount: amount.amount })),
})

/** The selected option comes first, since the sheet treats the first as selected. */
const optionsOf = ({ shippingOptions }: SheetContents) =>
  [...shippingOptions]
    .sort((one, other) => Number(other.isSelected) - Number(one.isSelected))
    .map(({ id, label, detail, amount }) => ({ id, label, detail, amount: amount.amount }))

const shippingAddressOf = (address: PaymentRequestShippingAddress): Address => ({
  addressee: address.recipient || null,
  line1: address.addressLine?.[0] || null,
  line2: address.addressLine?.[1] || null,
  city: address.city || null,
  state: address.region || null,
  country: address.country || null,
  postalCode: address.postalCode || null,
})

function detailsOf(answer: SheetAnswer): PaymentRequestUpdateDetails {
  switch (answer.tag) {
    case 'contents':
      return {
        status: 'success',
        ...totals(answer.contents),
        shippingOptions: optionsOf(answer.contents),
      }
    case 'undeliverable':
      return { status: 'invalid_shipping_address' }
    case 'failed':
      return { status: 'fail' }
  }
}

const approvalOf = (event: PaymentRequestPaymentMethodEvent): SheetEvent => {
  const { paymentMethod, payerEmail, payerName, shippingAddress, shippingOption } = event
  const { billing_details: billing } = paymentMethod
  return {
    tag: 'approved',
    payment: {
      method: { provider: STRIPE, token: paymentMethod.id },
      email: payerEmail || billing.email,
      shippingAddress: shippingAddress ? shippingAddressOf(shippingAddress) : null,
      billingAddress: addressOf(billing.name ?? payerName, billing.address),
      shippingMethodId: shippingOption ? shippingMethodId(shippingOption.id) : null,
    },
  }
}

/** Makes the request for a sheet; null: this country or this script has none. */
function createRequest(
  stripe: Stripe,
  { country, requiresShipping, contents }: SheetRequest,
): PaymentRequest | null {
  try {
    return stripe.paymentRequest({
      country,
      currency: contents.total.amount.currency.toLowerCase(),
      ...totals(contents),
      requestPayerName: true,
      requestPayerEmail: true,
      requestPayerPhone: false,
      requestShipping: requiresShipping,
    })
  } catch {
    return null
  }
}

/**
 * Prepares the browser's own payment sheet (Apple Pay, Google Pay, a card of the browser) for the page's own
 * buttons; null: the sheet is not available here.
 */
export async function preparePaymentSheet(
  stripe: Stripe,
  request: SheetRequest,
  notify: (event: SheetEvent) => void,
): Promise<WalletSheet | null> {
  const sheet = createRequest(stripe, request)
  const wallets = await sheet?.canMakePayment()
  if (!sheet || !wallets) return null
  let update: ((details: PaymentRequestUpdateDetails) => void) | null = null
  let complete: ((outcome: 'success' | 'fail') => void) | null = null
  sheet.on('shippingaddresschange', (event) => {
    update = event.updateWith
    notify({ tag: 'address-chosen', address: shippingAddressOf(event.shippingAddress) })
  })
  sheet.on('shippingoptionchange', (event) => {
    update = event.updateWith
    notify({ tag: 'option-chosen', id: shippingMethodId(event.shippingOption.id) })
  })
  sheet.on('paymentmethod', (event) => {
    complete = event.complete
    notify(approvalOf(event))
  })
  sheet.on('cancel', () => notify({ tag: 'cancelled' }))
  return {
    button: wallets['applePay'] ? 'apple-pay' : 'any-wallet',
    show: () => sheet.show(),
    update: (contents) => {
      if (!sheet.isShowing()) sheet.update(totals(contents))
    },
    answer: (answer) => {
      update?.(detailsOf(answer))
      update = null
    },
    complete: (outcome) => {
      complete?.(outcome)
      complete = null
    },
    dispose: () => {
      if (sheet.isShowing()) sheet.abort()
    },
  }
}
