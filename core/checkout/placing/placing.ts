import type { OrderFlags, OrderId, PaymentAction, PaymentMethod } from '../../orders/index.js'
import type { CheckoutDetails } from '../../ports/shop/checkout-forms.port.js'
import type { FoundSubmit, SubmitAnswer, SubmitOrder } from '../../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { BillingDetails, PaymentFailure } from '../../ports/payments/payment-form.port.js'
import type { Result } from '../../shared/index.js'
import type { Attempt } from './attempt.js'
import type { DetailChange } from '../checkout-details.js'
import type { CheckoutFailure } from '../checkout-failure.js'
import type { RequestId } from '../order-reading.machine.js'

/** The facts about the cart that placing an order needs. */
export interface PlacedCart {
  readonly orderId: OrderId
  readonly flags: OrderFlags
}

/** The state of placing an order; each waiting state waits for exactly one answer. */
export type PlacingState =
  /** `open`: an attempt that may still become an order; the next try continues it. */
  | { readonly tag: 'idle'; readonly open: Attempt | null }
  /** Until the order's flags are known and no change is on its way any more. */
  | { readonly tag: 'waiting'; readonly attempt: Attempt }
  | {
      readonly tag: 'sending-details'
      readonly attempt: Attempt
      readonly flags: OrderFlags
      readonly details: CheckoutDetails
      readonly requestId: RequestId
    }
  | {
      readonly tag: 'creating-payment-method' | 'storing-payment-method' | 'submitting' | 'confirming'
      readonly attempt: Attempt
      readonly requestId: RequestId
    }
  /** The answer to a submit never came: the back end is asked what became of it. */
  | { readonly tag: 'checking'; readonly attempt: Attempt; readonly requestId: RequestId }
  | { readonly tag: 'accepted'; readonly placed: PlacedOrder }
  /** The shopper is on the way to the engine's own checkout. */
  | { readonly tag: 'handing-off'; readonly requestId: RequestId }

/** The facts about an order once it is placed. */
export type PlacedOrder = Omit<Extract<SubmitAnswer, { tag: 'accepted' }>, 'tag'>

/** The events while an order is placed. */
export type PlacingEvent =
  | {
      readonly tag: 'details-sent'
      readonly requestId: RequestId
      readonly answer: Result<void, GatewayFailure>
    }
  | {
      readonly tag: 'payment-method-created'
      readonly requestId: RequestId
      readonly answer: Result<PaymentMethod, PaymentFailure>
    }
  | {
      readonly tag: 'payment-method-stored'
      readonly requestId: RequestId
      readonly answer: Result<void, GatewayFailure>
    }
  | {
      readonly tag: 'order-submitted'
      readonly requestId: RequestId
      readonly answer: Result<SubmitAnswer, GatewayFailure>
    }
  | {
      readonly tag: 'payment-confirmed'
      readonly requestId: RequestId
      readonly answer: Result<{ readonly confirmation: string }, PaymentFailure>
    }
  | {
      readonly tag: 'submit-found'
      readonly requestId: RequestId
      readonly answer: Result<FoundSubmit, GatewayFailure>
    }

/** The effects that placing an order requests; `requestId` links an answer to its request. */
export type PlacingEffect =
  | {
      readonly tag: 'send-details'
      readonly changes: readonly DetailChange[]
      readonly requestId: RequestId
    }
  | {
      readonly tag: 'create-payment-method'
      readonly billing: BillingDetails
      readonly requestId: RequestId
    }
  | { readonly tag: 'store-payment-method'; readonly method: PaymentMethod; readonly requestId: RequestId }
  /** Stores the attempt beyond the page, before a request that may place the order is sent. */
  | { readonly tag: 'remember-attempt'; readonly attempt: Attempt }
  | { readonly tag: 'forget-attempt'; readonly attempt: Attempt }
  | { readonly tag: 'submit-order'; readonly submit: SubmitOrder; readonly requestId: RequestId }
  | { readonly tag: 'find-submit'; readonly key: string; readonly requestId: RequestId }
  | { readonly tag: 'confirm-payment'; readonly action: PaymentAction; readonly requestId: RequestId }
  | { readonly tag: 'open-confirmation'; readonly placed: PlacedOrder }
  /** The order needs these fields, such as a state or a tick: they become required and say so. */
  | { readonly tag: 'ask-for-fields'; readonly names: readonly string[] }

/** `failure`: the message for the shopper if this step failed. */
export interface PlacingStep {
  readonly state: PlacingState
  readonly effects: readonly PlacingEffect[]
  readonly failure?: CheckoutFailure
}
