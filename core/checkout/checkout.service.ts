import type { Capabilities } from '../orders/index.js'
import type { CheckoutForms } from '../ports/shop/checkout-forms.port.js'
import type {
  CartGateway,
  CheckoutGateway,
  OrderGateway,
  PageQuery,
  WalletGateway,
} from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import type { PaymentForm } from '../ports/payments/payment-form.port.js'
import type { Random } from '../ports/platform/random.port.js'
import { assertNever, err, ok, runMachine } from '../shared/index.js'
import type { ReadableStore, Result } from '../shared/index.js'
import { forgetAttempt, recallAttempt, rememberAttempt } from './attempt.js'
import { requiredBlocks } from './blocks.js'
import type { DetailChange } from './checkout-details.js'
import { transition } from './checkout.machine.js'
import { guardsLeaving, NEW_CHECKOUT } from './checkout-state.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout-state.js'
import { beginEngineCheckout } from './engine-checkout.js'
import { confirmationPath } from './confirmation-path.js'
import type { PlacedOrder } from './placing.js'

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

const CANNOT_REMOVE: GatewayFailure = {
  tag: 'rejected',
  code: 'DiscountInvalid',
  message: 'This shop cannot take a discount off an order.',
  problems: [],
}

/** The commands of a page or an application to the checkout. */
export type CheckoutCommand =
  | Extract<
      CheckoutEvent,
      {
        tag:
          | 'refresh-requested'
          | 'details-changed'
          | 'discount-entered'
          | 'discount-removed'
          | 'check-requested'
          | 'restarted'
      }
    >
  | { readonly tag: 'place-order-requested' }

/** One checkout: send it commands, observe its state. */
export interface CheckoutService extends ReadableStore<CheckoutState> {
  readonly send: (command: CheckoutCommand) => void
}

/**
 * Runs the checkout: effects go through the ports, and their answers come back as events. The only
 * asynchronous code of the checkout.
 */
export function createCheckoutService(ports: CheckoutPorts): CheckoutService {
  let stopGuarding: (() => void) | null = null
  let isOpened = false
  const { getSnapshot, subscribe, send } = runMachine(
    NEW_CHECKOUT,
    transition,
    (effect: CheckoutEffect, tell) => perform(effect, ports, tell),
  )

  subscribe(() => {
    if (guardsLeaving(getSnapshot())) stopGuarding ??= ports.navigator.guardLeaving()
    else {
      stopGuarding?.()
      stopGuarding = null
    }
  })

  return {
    getSnapshot,
    subscribe,
    send: (command) => {
      if (!isOpened) {
        isOpened = true
        const attempt = recallAttempt(ports.storage)
        if (attempt !== null) send({ tag: 'attempt-recalled', attempt })
      }
      if (command.tag !== 'place-order-requested') return send(command)
      const { isSecure } = ports.navigator.current()
      send({ ...command, freshKey: ports.random.token(), isSecure })
    },
  }
}

function perform(
  effect: CheckoutEffect,
  ports: CheckoutPorts,
  dispatch: (event: CheckoutEvent) => void,
): void {
  const { commerce, payments, forms } = ports
  switch (effect.tag) {
    case 'read-order':
      void commerce
        .readCart(ports.query)
        .then((answer) => dispatch({ tag: 'order-read', requestId: effect.requestId, answer }))
      return
    case 'select-shipping-method':
      void commerce
        .updateShippingMethod(effect.id)
        .then(() => dispatch({ tag: 'shipping-method-selected', requestId: effect.requestId }))
      return
    case 'recalculate':
      void commerce.recalculate().then(() => dispatch({ tag: 'recalculated', requestId: effect.requestId }))
      return
    case 'send-changes':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'changes-sent', requestId: effect.requestId, answer }),
      )
      return
    case 'apply-discount':
      void commerce
        .applyDiscount(effect.code)
        .then((answer) => dispatch({ tag: 'discount-answered', requestId: effect.requestId, answer }))
      return
    case 'remove-discount':
      void (commerce.removeDiscount?.() ?? Promise.resolve(err(CANNOT_REMOVE))).then((answer) =>
        dispatch({ tag: 'discount-answered', requestId: effect.requestId, answer }),
      )
      return
    case 'read-forms': {
      const details = forms.read()
      const blocks = requiredBlocks(effect.flags, details.isBillingSameAsShipping)
      const isComplete = forms.check(blocks) === null
      return dispatch({
        tag: 'forms-read',
        details: isComplete ? details : null,
      })
    }
    case 'send-details':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'details-sent', requestId: effect.requestId, answer }),
      )
      return
    case 'create-payment-method':
      void payments
        .createPaymentMethod(ports.paymentScope, effect.billing)
        .then((answer) => dispatch({ tag: 'payment-method-created', requestId: effect.requestId, answer }))
      return
    case 'store-payment-method':
      void commerce
        .storePaymentMethod(effect.method)
        .then((answer) => dispatch({ tag: 'payment-method-stored', requestId: effect.requestId, answer }))
      return
    case 'remember-attempt':
      return rememberAttempt(ports.storage, effect.attempt)
    case 'forget-attempt':
      return forgetAttempt(ports.storage, effect.attempt)
    case 'submit-order':
      void commerce
        .submitOrder(effect.submit)
        .then((answer) => dispatch({ tag: 'order-submitted', requestId: effect.requestId, answer }))
      return
    case 'find-submit':
      void commerce
        .findSubmit(effect.key)
        .then((answer) => dispatch({ tag: 'submit-found', requestId: effect.requestId, answer }))
      return
    case 'confirm-payment':
      void payments
        .perform(effect.action)
        .then((answer) => dispatch({ tag: 'payment-confirmed', requestId: effect.requestId, answer }))
      return
    case 'hand-off':
      void handOff(ports, effect).then((answer) =>
        dispatch({ tag: 'handed-off', requestId: effect.requestId, answer }),
      )
      return
    case 'open-confirmation':
      return ports.navigator.go((ports.confirmationUrl ?? confirmationPath)(effect.placed))
    case 'ask-for-state':
      return forms.askForState()
    case 'announce-order-change':
      return ports.onOrderChanged?.()
    default:
      assertNever(effect)
  }
}

/**
 * Replaces this page, so that going back from the engine leads to the shop, not to a page that redirects
 * again.
 */
async function handOff(
  ports: CheckoutPorts,
  capabilities: Pick<Capabilities, 'checkoutHosts'>,
): Promise<Result<void, GatewayFailure>> {
  const address = await beginEngineCheckout(ports, capabilities)
  if (!address.ok) return address
  ports.navigator.replace(address.value)
  return ok(undefined)
}

/** Sends all changes at once; of several failures the first in their order counts. */
async function sendAll(
  commerce: CheckoutPorts['commerce'],
  changes: readonly DetailChange[],
): Promise<Result<void, GatewayFailure>> {
  const answers = await Promise.all(changes.map((change) => sendOne(commerce, change)))
  return answers.find((answer) => !answer.ok) ?? ok(undefined)
}

function sendOne(
  commerce: CheckoutPorts['commerce'],
  change: DetailChange,
): Promise<Result<void, GatewayFailure>> {
  switch (change.tag) {
    case 'identity':
      return commerce.updateIdentity(change.email)
    case 'address':
      return commerce.updateAddress({ kind: change.kind, address: change.address })
    case 'shipping-method':
      return commerce.updateShippingMethod(change.id)
    case 'custom-data':
      return commerce.updateCustomData(change.data)
    default:
      return assertNever(change)
  }
}
