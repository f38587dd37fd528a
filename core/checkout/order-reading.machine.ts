import type { ShippingMethodId } from '../orders/index.js'
import type { OrderReading } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/**
 * The number of the one answer that a state waits for; other answers are late or repeated and change nothing.
 */
export type RequestId = number

/**
 * The checkout's reading of the order. A new reading is first prepared (`preparing`): the first shipping
 * method is chosen if there is none, stale estimates are recalculated, and the order is read once more
 * (reference/checkout#placing-an-order, reference/checkout#display).
 */
export type OrderState =
  | { readonly tag: 'unread' }
  | {
      readonly tag: 'reading'
      readonly known: OrderReading | null
      readonly requestId: RequestId
      /** This reading follows a preparation, so it is not prepared again. */
      readonly isPrepared: boolean
      /** True: something changed meanwhile, so the order is read again. */
      readonly isOutdated: boolean
    }
  | {
      readonly tag: 'preparing'
      readonly known: OrderReading
      readonly requestId: RequestId
      readonly step: 'selecting' | 'recalculating'
      readonly isOutdated: boolean
    }
  | { readonly tag: 'read'; readonly known: OrderReading }
  | { readonly tag: 'unreachable'; readonly known: OrderReading | null; readonly failure: GatewayFailure }

/** The events of the order that a checkout shows. */
export type OrderEvent =
  | { readonly tag: 'refresh-requested' }
  | {
      readonly tag: 'order-read'
      readonly requestId: RequestId
      readonly answer: Result<OrderReading, GatewayFailure>
    }
  | { readonly tag: 'shipping-method-selected'; readonly requestId: RequestId }
  | { readonly tag: 'recalculated'; readonly requestId: RequestId }

/** The effects that the order of a checkout requests; `requestId` links an answer to its request. */
export type OrderEffect =
  | { readonly tag: 'read-order'; readonly requestId: RequestId }
  | { readonly tag: 'select-shipping-method'; readonly id: ShippingMethodId; readonly requestId: RequestId }
  | { readonly tag: 'recalculate'; readonly requestId: RequestId }

/** The state after an event, and the effects to run. */
export type OrderStep = readonly [OrderState, readonly OrderEffect[]]

/** The last good reading, also while a newer one is running or has failed; null: none yet. */
export const knownReading = (state: OrderState): OrderReading | null =>
  state.tag === 'unread' ? null : state.known

/** `next` is the first unused requestId; at most one effect is requested, with that requestId. */
export function orderTransition(state: OrderState, event: OrderEvent, next: RequestId): OrderStep {
  switch (event.tag) {
    case 'refresh-requested':
      return state.tag === 'reading' || state.tag === 'preparing'
        ? [{ ...state, isOutdated: true }, []]
        : read(knownReading(state), next, false)
    case 'order-read':
      return state.tag === 'reading' && state.requestId === event.requestId
        ? believe(state, event.answer, next)
        : [state, []]
    case 'shipping-method-selected':
      return state.tag === 'preparing' && state.step === 'selecting' && state.requestId === event.requestId
        ? recalculate(state.known, next, state.isOutdated)
        : [state, []]
    case 'recalculated':
      return state.tag === 'preparing' &&
        state.step === 'recalculating' &&
        state.requestId === event.requestId
        ? read(state.known, next, !state.isOutdated)
        : [state, []]
    default:
      return assertNever(event)
  }
}

const read = (known: OrderReading | null, requestId: RequestId, isPrepared: boolean): OrderStep => [
  { tag: 'reading', known, requestId, isPrepared, isOutdated: false },
  [{ tag: 'read-order', requestId }],
]

const recalculate = (known: OrderReading, requestId: RequestId, isOutdated: boolean): OrderStep => [
  { tag: 'preparing', step: 'recalculating', known, requestId, isOutdated },
  [{ tag: 'recalculate', requestId }],
]

function believe(
  state: Extract<OrderState, { tag: 'reading' }>,
  answer: Result<OrderReading, GatewayFailure>,
  requestId: RequestId,
): OrderStep {
  if (state.isOutdated) return read(state.known, requestId, false)
  if (!answer.ok) return [{ tag: 'unreachable', known: state.known, failure: answer.failure }, []]
  const { order } = answer.value
  if (order === null || state.isPrepared) return [{ tag: 'read', known: answer.value }, []]
  const first = order.shippingMethods[0]
  if (first && order.flags.requiresShipping && !order.shippingMethods.some((method) => method.selected)) {
    return [
      { tag: 'preparing', step: 'selecting', known: answer.value, requestId, isOutdated: false },
      [{ tag: 'select-shipping-method', id: first.id, requestId }],
    ]
  }
  return order.flags.shouldRecalc
    ? recalculate(answer.value, requestId, false)
    : [{ tag: 'read', known: answer.value }, []]
}
