export { firstIncompleteBlock, missingFields, requiredBlocks, shownBlocks } from './blocks.js'
export {
  billingAddressOf,
  billingDetailsOf,
  changesOf,
  needsBillingBlock,
  withShippingMethodOf,
} from './checkout-details.js'
export { problemOfCheckout } from './checkout-failure.js'
export { createCheckoutService } from './checkout.service.js'
export { followCart } from './follow-cart.js'
export { afterTrial, assessTrial, TRIAL_SCOPES, TRIALS_KEPT_MS, withTrial } from './placing/card-trials.js'
export type { TrialFacts, TrialScope } from './placing/card-trials.js'
export { NO_ENGINE_CHECKOUT } from './engine-checkout.js'
export { createOpenCheckout } from './open-checkout.js'
export type { OpenCheckout, OpenCheckoutPorts } from './open-checkout.js'
export { createDetailsForms } from './details-forms.js'
export { guardsLeaving, hasLostAnswer, isBusy, needsRefresh, NEW_CHECKOUT } from './checkout-state.js'
export { transition as checkoutTransition } from './checkout.machine.js'
export { missingForShipping, needsPostalCode } from './address-rules.js'
export type { AddressField } from './address-rules.js'
export { chooseProviders, createPaymentForms } from './payment-forms.js'
export { CHECKOUT_PATH } from './checkout-path.js'
export { confirmationPath } from './confirmation-path.js'
export { knownReading } from './order-reading.machine.js'
export { createWalletCheckoutService, declinedInstrument } from './quick-checkout/wallet-checkout.js'
export { beginsTrial, takesOrder } from './quick-checkout/wallet-order.js'
export type { WalletCheckoutPorts } from './quick-checkout/wallet-checkout.js'
export { createQuickCheckoutService } from './quick-checkout/quick-checkout.service.js'
export { CLOSED_SHEET, quickCheckoutTransition } from './quick-checkout/quick-checkout.machine.js'
export { sheetContents, sheetRequestOf } from './quick-checkout/sheet-contents.js'
export type { QuickCheckoutPorts, QuickCheckoutService } from './quick-checkout/quick-checkout.service.js'
export type {
  QuickCheckoutEffect,
  QuickCheckoutEvent,
  QuickCheckoutState,
} from './quick-checkout/quick-checkout.machine.js'
export type { PaymentFormSource } from './payment-forms.js'
export type { ShownBlocks } from './blocks.js'
export type { CheckoutBlock, CheckoutDetails } from '../ports/shop/checkout-forms.port.js'
export type { DetailChange } from './checkout-details.js'
export type { CheckoutFailure } from './checkout-failure.js'
export type { CheckoutPorts } from './checkout-ports.js'
export type { CheckoutCommand, CheckoutService } from './checkout.service.js'
export type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  CheckoutStep,
  DiscountState,
} from './checkout-state.js'
export type { OrderState, RequestId } from './order-reading.machine.js'
export { ATTEMPTS_KEY } from './placing/attempt.js'
export type { Attempt } from './placing/attempt.js'
export type { PlacedOrder, PlacingState } from './placing/placing.js'
