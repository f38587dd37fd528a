import type { CheckoutForms } from '../ports/shop/checkout-forms.port.js'
import type {
  CartGateway,
  CheckoutGateway,
  OrderGateway,
  PageQuery,
  WalletGateway,
} from '../ports/shop/commerce-gateway.port.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import type { PaymentForm } from '../ports/payments/payment-form.port.js'
import type { Random } from '../ports/platform/random.port.js'
import type { PlacedOrder } from './placing/placing.js'

/** The part of the back end that the checkout uses. */
export type CheckoutCommerce = CheckoutGateway &
  WalletGateway &
  Pick<CartGateway, 'readCart'> &
  Pick<OrderGateway, 'submitOrder' | 'findSubmit' | 'beginCheckout'>

/** The ports of every form of checkout: on a page, after a wallet's approval, in a wallet's sheet. */
export interface BareCheckoutPorts {
  readonly commerce: CheckoutCommerce
  readonly navigator: Pick<Navigator, 'current' | 'go' | 'guardLeaving' | 'replace'>
  readonly random: Random
  /** Stores submits until their answer has come, also beyond the page. */
  readonly storage: Pick<KeyValueStore, 'read' | 'write'>
  /** The page's own query, if it has one. */
  readonly query?: PageQuery
  /** Called when the checkout has changed the order, so that carts and other tabs can update. */
  readonly onOrderChanged?: () => void
  /** The address that shows a placed order. @default `confirmationPath` */
  readonly confirmationUrl?: (placed: PlacedOrder) => string
}

/** The ports that the checkout of a page needs. */
export interface CheckoutPorts extends BareCheckoutPorts {
  readonly payments: Pick<PaymentForm, 'createPaymentMethod' | 'perform'>
  readonly forms: CheckoutForms
  /** The element or object that holds the payment fields; passed to `payments` unchanged. */
  readonly paymentScope: object
}
