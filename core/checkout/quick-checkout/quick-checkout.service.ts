import type { QuickCheckoutOutcome } from '../../errors/index.js'
import { NO_ADDRESS } from '../../orders/index.js'
import type { PaymentForm } from '../../ports/payments/payment-form.port.js'
import type { SheetEvent, SheetPayment, WalletSheet } from '../../ports/payments/wallet-sheet.port.js'
import { assertNever, ok, runMachine } from '../../shared/index.js'
import type { ReadableStore } from '../../shared/index.js'
import type { CheckoutFailure } from '../checkout-failure.js'
import { createCheckoutService } from '../checkout.service.js'
import type { BareCheckoutPorts } from '../checkout-ports.js'
import { CLOSED_SHEET, quickCheckoutTransition } from './quick-checkout.machine.js'
import type { QuickCheckoutEffect, QuickCheckoutState } from './quick-checkout.machine.js'

/** The ports that a payment in a wallet's sheet needs. */
export interface QuickCheckoutPorts extends BareCheckoutPorts {
  readonly payments: Pick<PaymentForm, 'perform'>
  /** Shows the failure with the text and in the place that the outcome names. */
  readonly tell: (failure: CheckoutFailure, outcome: QuickCheckoutOutcome) => void
}

/** One payment in a sheet, from the click that opens it to the confirmation. */
export interface QuickCheckoutService extends ReadableStore<QuickCheckoutState> {
  /** Opens a sheet within the shopper's click, without waiting. */
  readonly open: (sheet: WalletSheet) => void
  /** Handles an event of the last opened sheet. */
  readonly tell: (event: SheetEvent) => void
}

/**
 * Places the order that was approved in a sheet, as any checkout does: with its own key, stored until the
 * submit has a final answer.
 */
function placeOrder(
  ports: QuickCheckoutPorts,
  payment: SheetPayment,
  on: {
    readonly demanded: () => void
    readonly placed: () => void
    readonly refused: (failure: CheckoutFailure, isAtConfirmation: boolean) => void
  },
): void {
  const { commerce } = ports
  const checkout = createCheckoutService({
    ...ports,
    commerce: {
      ...commerce,
      submitOrder: (submit) => commerce.submitOrder({ ...submit, type: 'quickCheckout' }),
    },
    payments: { ...ports.payments, createPaymentMethod: async () => ok(payment.method) },
    paymentScope: payment,
    forms: {
      read: () => ({
        email: payment.email,
        shippingAddress: payment.shippingAddress ?? NO_ADDRESS,
        billingAddress: payment.billingAddress,
        isBillingSameAsShipping: false,
        shippingMethodId: payment.shippingMethodId,
        customData: null,
      }),
      // The wallet has asked for all required data.
      check: () => null,
      askFor: () => undefined,
    },
  })
  let before = checkout.getSnapshot()
  const stop = checkout.subscribe(() => {
    const state = checkout.getSnapshot()
    const { placing, failure } = state
    const isAtConfirmation = before.placing.tag === 'confirming'
    before = state
    if (placing.tag === 'confirming') return on.demanded()
    if (placing.tag === 'accepted') {
      stop()
      return on.placed()
    }
    if (placing.tag !== 'idle' || failure === null) return
    stop()
    on.refused(failure, isAtConfirmation)
  })
  checkout.send({ tag: 'place-order-requested' })
}

/** Runs the machine: the only asynchronous code of quick checkout. */
export function createQuickCheckoutService(ports: QuickCheckoutPorts): QuickCheckoutService {
  const { commerce } = ports
  let sheet: WalletSheet | null = null

  const { getSnapshot, subscribe, send } = runMachine(
    CLOSED_SHEET,
    quickCheckoutTransition,
    (effect: QuickCheckoutEffect, dispatch) => {
      switch (effect.tag) {
        case 'set-address': {
          const { address, requestId } = effect
          void commerce
            .updateAddress({ kind: 'shipping', address, obfuscated: true })
            .then((answer) => dispatch({ tag: 'changed', requestId, answer }))
          return
        }
        case 'set-method':
          void commerce
            .updateShippingMethod(effect.id)
            .then((answer) => dispatch({ tag: 'changed', requestId: effect.requestId, answer }))
          return
        case 'recalculate':
          void commerce
            .recalculate()
            .then(() => dispatch({ tag: 'changed', requestId: effect.requestId, answer: ok(undefined) }))
          return
        case 'read-order':
          void commerce
            .readCart()
            .then((answer) => dispatch({ tag: 'read', requestId: effect.requestId, answer }))
          return
        case 'answer-sheet':
          return sheet?.answer(effect.answer)
        case 'complete-sheet':
          return sheet?.complete(effect.outcome)
        case 'place-order':
          return placeOrder(ports, effect.payment, {
            demanded: () => dispatch({ tag: 'action-demanded' }),
            placed: () => dispatch({ tag: 'placed' }),
            refused: (failure, isAtConfirmation) => dispatch({ tag: 'refused', failure, isAtConfirmation }),
          })
        case 'tell':
          return ports.tell(effect.failure, effect.outcome)
        case 'announce-order-change':
          return ports.onOrderChanged?.()
        default:
          assertNever(effect)
      }
    },
  )

  return {
    getSnapshot,
    subscribe,
    open: (opened) => {
      if (getSnapshot().tag !== 'closed') return
      sheet = opened
      opened.show()
      send({ tag: 'opened' })
    },
    tell: send,
  }
}
