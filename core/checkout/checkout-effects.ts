import type { Capabilities } from '../orders/index.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { CheckoutForms } from '../ports/shop/checkout-forms.port.js'
import { assertNever, err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { forgetAttempt, rememberAttempt } from './placing/attempt.js'
import { requiredBlocks } from './blocks.js'
import type { DetailChange } from './checkout-details.js'
import type { CheckoutCommerce, CheckoutPorts } from './checkout-ports.js'
import type { CheckoutEffect, CheckoutEvent } from './checkout-state.js'
import { confirmationPath } from './confirmation-path.js'
import { beginEngineCheckout } from './engine-checkout.js'
import type { OrderEffect } from './order-reading.machine.js'

const CANNOT_REMOVE: GatewayFailure = {
  tag: 'rejected',
  code: 'DiscountInvalid',
  message: 'This shop cannot take a discount off an order.',
  problems: [],
}

type Dispatch = (event: CheckoutEvent) => void

type EffectOf<Tag extends CheckoutEffect['tag']> = Extract<CheckoutEffect, { readonly tag: Tag }>

/** Runs an effect through the ports; its answer comes back as an event. The only asynchronous code of the checkout. */
export function perform(effect: CheckoutEffect, ports: CheckoutPorts, dispatch: Dispatch): void {
  switch (effect.tag) {
    case 'read-order':
    case 'select-shipping-method':
    case 'recalculate':
      return keepOrderCurrent(effect, ports, dispatch)
    case 'send-changes':
    case 'apply-discount':
    case 'remove-discount':
      return changeOrder(effect, ports.commerce, dispatch)
    case 'read-forms':
    case 'ask-for-fields':
      return askForms(effect, ports.forms, dispatch)
    case 'send-details':
    case 'create-payment-method':
    case 'store-payment-method':
      return prepareSubmit(effect, ports, dispatch)
    case 'submit-order':
    case 'find-submit':
    case 'confirm-payment':
      return submit(effect, ports, dispatch)
    case 'remember-attempt':
      return rememberAttempt(ports.storage, effect.attempt)
    case 'forget-attempt':
      return forgetAttempt(ports.storage, effect.attempt)
    case 'hand-off':
      void handOff(ports, effect).then((answer) =>
        dispatch({ tag: 'handed-off', requestId: effect.requestId, answer }),
      )
      return
    case 'open-confirmation':
      return ports.navigator.go((ports.confirmationUrl ?? confirmationPath)(effect.placed))
    case 'announce-order-change':
      return ports.onOrderChanged?.()
    default:
      assertNever(effect)
  }
}

/** Reads the order, and has the engine bring it up to date. */
function keepOrderCurrent(effect: OrderEffect, { commerce, query }: CheckoutPorts, dispatch: Dispatch): void {
  const { requestId } = effect
  switch (effect.tag) {
    case 'read-order':
      void commerce.readCart(query).then((answer) => dispatch({ tag: 'order-read', requestId, answer }))
      return
    case 'select-shipping-method':
      void commerce
        .updateShippingMethod(effect.id)
        .then(() => dispatch({ tag: 'shipping-method-selected', requestId }))
      return
    case 'recalculate':
      void commerce.recalculate().then(() => dispatch({ tag: 'recalculated', requestId }))
      return
    default:
      assertNever(effect)
  }
}

/** Sends entries and discounts while the shopper fills in the checkout. */
function changeOrder(
  effect: EffectOf<'send-changes' | 'apply-discount' | 'remove-discount'>,
  commerce: CheckoutCommerce,
  dispatch: Dispatch,
): void {
  const { requestId } = effect
  const discountAnswered = (answer: Result<void, GatewayFailure>): void =>
    dispatch({ tag: 'discount-answered', requestId, answer })
  switch (effect.tag) {
    case 'send-changes':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'changes-sent', requestId, answer }),
      )
      return
    case 'apply-discount':
      void commerce.applyDiscount(effect.code).then(discountAnswered)
      return
    case 'remove-discount':
      void (commerce.removeDiscount?.() ?? Promise.resolve(err(CANNOT_REMOVE))).then(discountAnswered)
      return
    default:
      assertNever(effect)
  }
}

/** Reads the forms for a submit, or has them ask for missing fields. */
function askForms(
  effect: EffectOf<'read-forms' | 'ask-for-fields'>,
  forms: CheckoutForms,
  dispatch: Dispatch,
): void {
  if (effect.tag === 'ask-for-fields') return forms.askFor(effect.names)
  const details = forms.read()
  const blocks = requiredBlocks(effect.flags, details.isBillingSameAsShipping)
  const isComplete = forms.check(blocks) === null
  dispatch({ tag: 'forms-read', details: isComplete ? details : null })
}

/** Sends what a submit needs first: the details and the means of payment. */
function prepareSubmit(
  effect: EffectOf<'send-details' | 'create-payment-method' | 'store-payment-method'>,
  { commerce, payments, paymentScope }: CheckoutPorts,
  dispatch: Dispatch,
): void {
  const { requestId } = effect
  switch (effect.tag) {
    case 'send-details':
      void sendAll(commerce, effect.changes).then((answer) =>
        dispatch({ tag: 'details-sent', requestId, answer }),
      )
      return
    case 'create-payment-method':
      void payments
        .createPaymentMethod(paymentScope, effect.billing)
        .then((answer) => dispatch({ tag: 'payment-method-created', requestId, answer }))
      return
    case 'store-payment-method':
      void commerce
        .storePaymentMethod(effect.method)
        .then((answer) => dispatch({ tag: 'payment-method-stored', requestId, answer }))
      return
    default:
      assertNever(effect)
  }
}

/** Submits the order, looks up a submit whose answer was lost, or confirms its payment. */
function submit(
  effect: EffectOf<'submit-order' | 'find-submit' | 'confirm-payment'>,
  { commerce, payments }: CheckoutPorts,
  dispatch: Dispatch,
): void {
  const { requestId } = effect
  switch (effect.tag) {
    case 'submit-order':
      void commerce
        .submitOrder(effect.submit)
        .then((answer) => dispatch({ tag: 'order-submitted', requestId, answer }))
      return
    case 'find-submit':
      void commerce
        .findSubmit(effect.key)
        .then((answer) => dispatch({ tag: 'submit-found', requestId, answer }))
      return
    case 'confirm-payment':
      void payments
        .perform(effect.action)
        .then((answer) => dispatch({ tag: 'payment-confirmed', requestId, answer }))
      return
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
