import type { OrderReading } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import type { Order, OrderId, OrderToken } from '../orders/index.js'

/** The order for which a confirmation page was opened. */
export interface PlacedOrderKey {
  readonly orderId: OrderId
  readonly token: OrderToken
}

/** The confirmation page (reference/checkout#confirmation). */
export type ConfirmationState =
  /** Opened without an order; nothing is loaded. */
  | { readonly tag: 'idle' }
  | { readonly tag: 'reading'; readonly which: PlacedOrderKey }
  | { readonly tag: 'shown'; readonly order: Order; readonly reading: OrderReading }
  /** Id and token do not fit: nothing may be shown, not even that the order exists. */
  | { readonly tag: 'not-found' }
  | { readonly tag: 'unreachable'; readonly which: PlacedOrderKey }

/** The events of a confirmation page. */
export type ConfirmationEvent =
  | { readonly tag: 'opened'; readonly which: PlacedOrderKey | null }
  | { readonly tag: 'order-read'; readonly answer: Result<OrderReading, GatewayFailure> }
  | { readonly tag: 'retry-requested' }

/** The effects that a confirmation page requests. */
export type ConfirmationEffect =
  | { readonly tag: 'read-placed-order'; readonly which: PlacedOrderKey }
  | { readonly tag: 'track-purchase'; readonly order: Order }

/** The state after an event, and the effects to run. */
export type ConfirmationStep = readonly [ConfirmationState, readonly ConfirmationEffect[]]

/** The transitions of a confirmation page; pure. */
export function transition(state: ConfirmationState, event: ConfirmationEvent): ConfirmationStep {
  switch (event.tag) {
    case 'opened':
      return event.which === null ? [{ tag: 'idle' }, []] : read(event.which)
    case 'retry-requested':
      return state.tag === 'unreachable' ? read(state.which) : [state, []]
    case 'order-read':
      return state.tag === 'reading' ? settle(state.which, event.answer) : [state, []]
    default:
      return assertNever(event)
  }
}

const read = (which: PlacedOrderKey): ConfirmationStep => [
  { tag: 'reading', which },
  [{ tag: 'read-placed-order', which }],
]

function settle(which: PlacedOrderKey, answer: Result<OrderReading, GatewayFailure>): ConfirmationStep {
  if (!answer.ok)
    return [answer.failure.tag === 'rejected' ? { tag: 'not-found' } : { tag: 'unreachable', which }, []]
  const { order } = answer.value
  return order === null
    ? [{ tag: 'not-found' }, []]
    : [{ tag: 'shown', order, reading: answer.value }, [{ tag: 'track-purchase', order }]]
}
