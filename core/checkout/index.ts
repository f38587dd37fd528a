export { firstIncompleteBlock, missingFields, requiredBlocks, shownBlocks } from './blocks.js'
export { billingAddressOf, billingDetailsOf, changesOf, needsBillingBlock } from './checkout-details.js'
export { problemOfCheckout } from './checkout-failure.js'
export { createCheckoutService } from './checkout.service.js'
export { createDetailsForms } from './details-forms.js'
export { guardsLeaving, isBusy, needsRefresh, NEW_CHECKOUT } from './checkout-state.js'
export { transition as checkoutTransition } from './checkout.machine.js'
export { confirmationPath } from './confirmation-path.js'
export { knownReading } from './order-reading.machine.js'
export type { CheckoutBlock, MissingField, ShownBlocks } from './blocks.js'
export type { CheckoutDetails, DetailChange } from './checkout-details.js'
export type { CheckoutFailure } from './checkout-failure.js'
export type { CheckoutCommand, CheckoutPorts, CheckoutService } from './checkout.service.js'
export type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  CheckoutStep,
  DiscountState,
} from './checkout-state.js'
export type { OrderState, Ticket } from './order-reading.machine.js'
export type { Attempt, PlacedOrder, PlacingState } from './placing.machine.js'
