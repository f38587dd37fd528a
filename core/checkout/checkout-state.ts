import type { Capabilities, OrderFlags } from '../orders/index.js'
import type { CheckoutDetails } from '../ports/shop/checkout-forms.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { Result } from '../shared/index.js'
import { needsRefreshAfter } from './checkout-failure.js'
import type { CheckoutFailure } from './checkout-failure.js'
import type { DetailChange } from './checkout-details.js'
import type { Attempt } from './placing/attempt.js'
import type { OrderEffect, OrderEvent, OrderState, RequestId } from './order-reading.machine.js'
import type { PlacingEffect, PlacingEvent, PlacingState } from './placing/placing.js'

/** A discount code, or its removal, being sent; further ones are ignored meanwhile. */
export type DiscountState =
  | { readonly tag: 'idle' }
  /** `then`: the state after it was taken; a removed code leaves none. */
  | { readonly tag: 'applying'; readonly requestId: RequestId; readonly then: 'applied' | 'idle' }
  /** The last code was taken; the field it was typed in is to be emptied. */
  | { readonly tag: 'applied' }

/** The whole checkout: the known order, the running requests, and the state of placing it. */
export interface CheckoutState {
  readonly order: OrderState
  /** Changes of single fields without an answer yet. */
  readonly pendingChanges: readonly RequestId[]
  readonly discount: DiscountState
  readonly placing: PlacingState
  /** The failure shown to the shopper; null: none. One that needs a refresh stays until then. */
  readonly failure: CheckoutFailure | null
  readonly lastRequestId: RequestId
}

/** The events of a checkout. */
export type CheckoutEvent =
  | OrderEvent
  | PlacingEvent
  /** The entries that `read-forms` requested; null: a form is incomplete and shows that itself. */
  | { readonly tag: 'forms-read'; readonly details: CheckoutDetails | null }
  /** The shopper finished a field. */
  | { readonly tag: 'details-changed'; readonly changes: readonly DetailChange[] }
  | {
      readonly tag: 'changes-sent'
      readonly requestId: RequestId
      readonly answer: Result<void, GatewayFailure>
    }
  /** `code` as typed. */
  | { readonly tag: 'discount-entered'; readonly code: string }
  | { readonly tag: 'discount-removed' }
  | {
      readonly tag: 'discount-answered'
      readonly requestId: RequestId
      readonly answer: Result<void, GatewayFailure>
    }
  /** A submit of an earlier page, or of this one, whose answer never came. */
  | { readonly tag: 'attempt-recalled'; readonly attempt: Attempt }
  /** There may be an answer now: the network is back, or some time has passed. */
  | { readonly tag: 'check-requested' }
  /** `freshKey` is used unless an attempt is still open. `isSecure`: of the page the shopper is on. */
  | { readonly tag: 'place-order-requested'; readonly freshKey: string; readonly isSecure: boolean }
  | {
      readonly tag: 'handed-off'
      readonly requestId: RequestId
      readonly answer: Result<void, GatewayFailure>
    }
  /**
   * The shopper came back to this page, or an application starts over after a failure that needs a refresh.
   */
  | { readonly tag: 'restarted' }

/** The effects that a checkout requests. */
export type CheckoutEffect =
  | OrderEffect
  | PlacingEffect
  /** Before an order is placed; answered at once by `forms-read`. */
  | { readonly tag: 'read-forms'; readonly flags: OrderFlags }
  | { readonly tag: 'send-changes'; readonly changes: readonly DetailChange[]; readonly requestId: RequestId }
  /** `code` trimmed and upper-cased. */
  | { readonly tag: 'apply-discount'; readonly code: string; readonly requestId: RequestId }
  | { readonly tag: 'remove-discount'; readonly requestId: RequestId }
  /** To the engine's own checkout, which is on one of `checkoutHosts`. */
  | ({ readonly tag: 'hand-off'; readonly requestId: RequestId } & Pick<Capabilities, 'checkoutHosts'>)
  /** The order is another one now: carts and other tabs are to show it. */
  | { readonly tag: 'announce-order-change' }

/** The state after an event, and the effects to run. */
export type CheckoutStep = readonly [CheckoutState, readonly CheckoutEffect[]]

/** A checkout before its first read of the order. */
export const NEW_CHECKOUT: CheckoutState = {
  order: { tag: 'unread' },
  pendingChanges: [],
  discount: { tag: 'idle' },
  placing: { tag: 'idle', open: null },
  failure: null,
  lastRequestId: 0,
}

/** True if an order is being placed or is placed: the button waits and nothing may be sent twice. */
export const isBusy = (state: CheckoutState): boolean => state.placing.tag !== 'idle'

/** True if leaving the page now could interrupt a payment. */
export const guardsLeaving = ({ placing }: CheckoutState): boolean => {
  switch (placing.tag) {
    case 'idle':
    case 'accepted':
    case 'handing-off':
    // A check begins nothing, and the next page would check again.
    case 'checking':
      return false
    default:
      return true
  }
}

/** True if the outcome of a submit is unknown and no request for it is running. */
export const hasLostAnswer = ({ placing }: CheckoutState): boolean =>
  placing.tag === 'idle' && placing.open !== null && placing.open.isSubmitted

/** True if nothing can be placed before a refresh of the page (reference/checkout#placing-an-order). */
export const needsRefresh = (state: CheckoutState): boolean =>
  state.failure !== null && needsRefreshAfter(state.failure)

/** Shows a failure to the shopper; later failures do not replace one that needs a refresh. */
export const withFailure = (state: CheckoutState, failure: CheckoutFailure | null): CheckoutState =>
  needsRefresh(state) ? state : { ...state, failure }
