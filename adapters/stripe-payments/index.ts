export { STRIPE } from './intent-state.js'
export { createStripeProcessor } from './stripe-processor.js'
export { isLiveKey } from './stripe-options.js'
export type { StripeConfirmation, StripeOptions } from './stripe-options.js'
