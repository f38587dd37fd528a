import type { CardPayments } from '../ports/card-payments.port.js'
import type { CheckoutForms } from '../ports/checkout-forms.port.js'
import type { CommerceGateway, PageQuery } from '../ports/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { Navigator } from '../ports/navigator.port.js'
import type { Random } from '../ports/random.port.js'
import { assertNever, ok, runMachine } from '../shared/index.js'
import type { ReadableStore, Result } from '../shared/index.js'
import type { DetailChange } from './checkout-details.js'
import { transition } from './checkout.machine.js'
import { guardsLeaving, NEW_CHECKOUT } from './checkout-state.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout-state.js'
import { confirmationPath } from './confirmation-path.js'

/** What the checkout needs of the outside. */
export interface CheckoutPorts {
  readonly commerce: Omit<
    CommerceGateway,
    'readProduct' | 'listProducts' | 'readPlacedOrder' | 'addToCart' | 'updateItem'
  >
  readonly payments: Pick<CardPayments, 'createPaymentMethod' | 'confirm'>
  readonly forms: CheckoutForms
  readonly navigator: Pick<Navigator, 'go' | 'guardLeaving'>
  readonly random: Random
  /** The element or object whose card fields are used; handed to `payments` as it is. */
  readonly cardScope: object
  /** The page's own query, if it carries one. */
  readonly query?: PageQuery
  /** Called when the order changed by the checkout, so that carts and other tabs can follow. */
  readonly onOrderChanged?: () => void
}

/** What a page or an application asks of the checkout. */
export type CheckoutCommand =
  | Extract<
      CheckoutEvent,
      { tag: 'refresh-requested' | 'details-changed' | 'discount-entered' | 'restarted' }
    >
  | { readonly tag: 'place-order-requested' }

/** One checkout: send it commands, draw its state. */
export interface CheckoutService extends ReadableStore<CheckoutState> {
  readonly send: (command: CheckoutCommand) => void
}

/**
 * Runs the checkout: effects go through the ports and their answers come back as events. The only
 * asynchronous code of the checkout.
 */
export function createCheckoutService(ports: CheckoutPorts): CheckoutService {
  let stopGuarding: (() => void) | null = null
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
    send: (command) =>
      send(
        command.tag === 'place-order-requested' ? { ...command, freshKey: ports.random.token() } : command,
      ),
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
        .then((answer) => dispatch({ tag: 'order-read', ticket: effect.ticket, answer }))
      return
    case 'select-shipping-method':
      void commerce
        .updateShippingMethod(effect.id)
        .then(() => dispatch({ tag: 'shipping-method-selected', ticket: effect.ticket }))
      return
    case 'recalculate':
      void commerce.recalculate().then(() => dispatch({ tag: 'recalculated', ticket: effect.ticket }))
      return
    case 'send-changes':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'changes-sent', ticket: effect.ticket, answer }),
      )
      return
    case 'apply-discount':
      void commerce
        .applyDiscount(effect.code)
        .then((answer) => dispatch({ tag: 'discount-answered', ticket: effect.ticket, answer }))
      return
    case 'read-forms':
      return dispatch({ tag: 'forms-read', ticket: effect.ticket, details: forms.read() })
    case 'check-forms':
      return dispatch({ tag: 'forms-checked', ticket: effect.ticket, invalid: forms.check(effect.blocks) })
    case 'send-details':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'details-sent', ticket: effect.ticket, answer }),
      )
      return
    case 'create-payment-method':
      void payments
        .createPaymentMethod(ports.cardScope, effect.billing)
        .then((answer) => dispatch({ tag: 'payment-method-created', ticket: effect.ticket, answer }))
      return
    case 'store-payment-method':
      void commerce
        .storePaymentMethod(effect.token)
        .then((answer) => dispatch({ tag: 'payment-method-stored', ticket: effect.ticket, answer }))
      return
    case 'submit-order': {
      const { checkoutType, key, paymentIntentId } = effect
      const submit = { checkoutType, key, ...(paymentIntentId === null ? {} : { paymentIntentId }) }
      void commerce
        .submitOrder(submit)
        .then((answer) => dispatch({ tag: 'order-submitted', ticket: effect.ticket, answer }))
      return
    }
    case 'confirm-payment':
      void payments
        .confirm(effect.clientSecret)
        .then((answer) => dispatch({ tag: 'payment-confirmed', ticket: effect.ticket, answer }))
      return
    case 'open-confirmation':
      return ports.navigator.go(confirmationPath(effect.placed))
    case 'ask-for-state':
      return forms.askForState()
    case 'tell-order-changed':
      return ports.onOrderChanged?.()
    default:
      assertNever(effect)
  }
}

/** Sends all changes at once; of several failures the first one in their order counts. */
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
