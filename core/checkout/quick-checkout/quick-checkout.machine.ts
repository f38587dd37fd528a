import type { ShippingMethodId } from '../../orders/index.js'
import type { Address, Order } from '../../orders/index.js'
import type { OrderReading } from '../../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { SheetAnswer, SheetEvent, SheetPayment } from '../../ports/payments/wallet-sheet.port.js'
import { parseServerError, quickCheckoutOutcome, toServerError } from '../../errors/index.js'
import type { QuickCheckoutOutcome } from '../../errors/index.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { CheckoutFailure } from '../checkout-failure.js'
import type { RequestId } from '../order-reading.machine.js'
import { sheetContents } from './sheet-contents.js'

/** The state of a payment in a wallet's sheet (reference/checkout#wallets). */
export type QuickCheckoutState =
  | { readonly tag: 'closed'; readonly lastRequestId: RequestId }
  /** The sheet is open and nothing is on its way. */
  | { readonly tag: 'open'; readonly lastRequestId: RequestId }
  /** The shopper's choice is carried out; the sheet waits. */
  | {
      readonly tag: 'updating'
      readonly step:
        | 'setting-address'
        | 'reading-methods'
        | 'setting-method'
        | 'recalculating'
        | 'reading-order'
      readonly lastRequestId: RequestId
    }
  /** The shopper has agreed; `isSheetClosed`: the wallet has been told the outcome already. */
  | { readonly tag: 'paying'; readonly isSheetClosed: boolean; readonly lastRequestId: RequestId }

type Answered<T> = { readonly requestId: RequestId; readonly answer: Result<T, GatewayFailure> }

/** The events of a payment in a wallet's sheet. */
export type QuickCheckoutEvent =
  | SheetEvent
  | ({ readonly tag: 'changed' } & Answered<void>)
  | ({ readonly tag: 'read' } & Answered<OrderReading>)
  /** The card holder has to act first, on the page, which the open sheet covers. */
  | { readonly tag: 'action-demanded' }
  | { readonly tag: 'placed' }
  | { readonly tag: 'refused'; readonly failure: CheckoutFailure; readonly isAtConfirmation: boolean }

/** The effects that a payment in a sheet requests; every `requestId` is answered by `changed` or `read`. */
export type QuickCheckoutEffect =
  | { readonly tag: 'set-address'; readonly address: Address; readonly requestId: RequestId }
  | { readonly tag: 'set-method'; readonly id: ShippingMethodId; readonly requestId: RequestId }
  | { readonly tag: 'recalculate' | 'read-order'; readonly requestId: RequestId }
  | { readonly tag: 'answer-sheet'; readonly answer: SheetAnswer }
  | { readonly tag: 'place-order'; readonly payment: SheetPayment }
  | { readonly tag: 'complete-sheet'; readonly outcome: 'success' | 'fail' }
  | { readonly tag: 'tell'; readonly failure: CheckoutFailure; readonly outcome: QuickCheckoutOutcome }
  /** Carts and checkouts of the page are to show what was chosen in the sheet. */
  | { readonly tag: 'announce-order-change' }

type Step = readonly [QuickCheckoutState, readonly QuickCheckoutEffect[]]
type Updating = Extract<QuickCheckoutState, { tag: 'updating' }>

/** No sheet is open. */
export const CLOSED_SHEET: QuickCheckoutState = { tag: 'closed', lastRequestId: 0 }

const next = (state: QuickCheckoutState, step: Updating['step']): Updating => ({
  tag: 'updating',
  step,
  lastRequestId: state.lastRequestId + 1,
})

const answered = (state: QuickCheckoutState, answer: SheetAnswer): Step => [
  { tag: 'open', lastRequestId: state.lastRequestId },
  [{ tag: 'answer-sheet', answer }, { tag: 'announce-order-change' }],
]

const setMethod = (state: QuickCheckoutState, id: ShippingMethodId): Step => {
  const updating = next(state, 'setting-method')
  return [updating, [{ tag: 'set-method', id, requestId: updating.lastRequestId }]]
}

const readOrder = (state: QuickCheckoutState, step: 'reading-methods' | 'reading-order'): Step => {
  const updating = next(state, step)
  return [updating, [{ tag: 'read-order', requestId: updating.lastRequestId }]]
}

/** The transitions of a payment in a wallet's sheet; pure. Unexpected events change nothing. */
export function quickCheckoutTransition(state: QuickCheckoutState, event: QuickCheckoutEvent): Step {
  switch (event.tag) {
    case 'opened':
      return state.tag === 'closed' ? [{ tag: 'open', lastRequestId: state.lastRequestId }, []] : [state, []]
    case 'address-chosen': {
      if (state.tag !== 'open' && state.tag !== 'updating') return [state, []]
      const updating = next(state, 'setting-address')
      return [updating, [{ tag: 'set-address', address: event.address, requestId: updating.lastRequestId }]]
    }
    case 'option-chosen':
      return state.tag === 'open' || state.tag === 'updating' ? setMethod(state, event.id) : [state, []]
    case 'changed':
    case 'read':
      return state.tag === 'updating' && state.lastRequestId === event.requestId
        ? goOn(state, event)
        : [state, []]
    case 'approved':
      return state.tag === 'open' || state.tag === 'updating'
        ? [
            { tag: 'paying', isSheetClosed: false, lastRequestId: state.lastRequestId },
            [{ tag: 'place-order', payment: event.payment }],
          ]
        : [state, []]
    case 'cancelled':
      // Some browsers also close the sheet after approval; the payment then continues.
      return state.tag === 'paying'
        ? [state, []]
        : [{ tag: 'closed', lastRequestId: state.lastRequestId }, []]
    case 'action-demanded':
      return state.tag === 'paying' && !state.isSheetClosed
        ? [{ ...state, isSheetClosed: true }, [{ tag: 'complete-sheet', outcome: 'success' }]]
        : [state, []]
    case 'placed':
      return state.tag === 'paying' ? end(state, 'success', []) : [state, []]
    case 'refused':
      return state.tag === 'paying' ? refuse(state, event) : [state, []]
    default:
      return assertNever(event)
  }
}

function goOn(state: Updating, event: Extract<QuickCheckoutEvent, { tag: 'changed' | 'read' }>): Step {
  if (!event.answer.ok) {
    const isAddress = state.step === 'setting-address' && event.answer.failure.tag === 'rejected'
    return answered(state, { tag: isAddress ? 'undeliverable' : 'failed' })
  }
  const order = event.tag === 'read' && event.answer.ok ? event.answer.value.order : null
  switch (state.step) {
    case 'setting-address':
      return readOrder(state, 'reading-methods')
    case 'reading-methods':
      return chooseMethod(state, order)
    case 'setting-method': {
      const updating = next(state, 'recalculating')
      return [updating, [{ tag: 'recalculate', requestId: updating.lastRequestId }]]
    }
    case 'recalculating':
      return readOrder(state, 'reading-order')
    case 'reading-order':
      return answered(
        state,
        order === null ? { tag: 'failed' } : { tag: 'contents', contents: sheetContents(order, true) },
      )
    default:
      return assertNever(state.step)
  }
}

function chooseMethod(state: Updating, order: Order | null): Step {
  const [first] = order?.shippingMethods ?? []
  return first === undefined ? answered(state, { tag: 'undeliverable' }) : setMethod(state, first.id)
}

function refuse(
  state: Extract<QuickCheckoutState, { tag: 'paying' }>,
  { failure, isAtConfirmation }: Extract<QuickCheckoutEvent, { tag: 'refused' }>,
): Step {
  const outcome: QuickCheckoutOutcome =
    failure.tag === 'refused'
      ? quickCheckoutOutcome(toServerError(failure.failure), 'server')
      : isAtConfirmation
        ? quickCheckoutOutcome(parseServerError(null), 'payment-intent')
        : { tag: 'fail-sheet' }
  return end(state, outcome.tag === 'fail-sheet' ? 'fail' : 'success', [{ tag: 'tell', failure, outcome }])
}

const end = (
  state: Extract<QuickCheckoutState, { tag: 'paying' }>,
  outcome: 'success' | 'fail',
  effects: readonly QuickCheckoutEffect[],
): Step => [
  { tag: 'closed', lastRequestId: state.lastRequestId },
  [...(state.isSheetClosed ? [] : [{ tag: 'complete-sheet', outcome } as const]), ...effects],
]
