export { ACCOUNT_ERRORS, accountFacts, accountProblem, formFacts } from './account-form-errors.js'
export {
  ADD_TO_CART_PROBLEMS,
  addToCartFacts,
  addToCartProblem,
  buyNowProblem,
} from './add-to-cart-errors.js'
export { CART_PROBLEMS, cartFacts, cartProblem, cartQuantityProblem } from './cart-errors.js'
export { CHECKOUT_CODES, CHECKOUT_PROBLEMS, checkoutProblem, needsRefresh } from './checkout-errors.js'
export { CROSS_ORIGIN_CODE, isRetryable, networkMessage } from './network-errors.js'
export { noticeFacts, NOTICES } from './notices.js'
export { problemText } from './problem.js'
export { quickCheckoutOutcome } from './quick-checkout-errors.js'
export { parseServerError, toServerError } from './server-error.js'
export { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from './shop-read-only.js'
export { OWN_ACCOUNT_ERRORS, ownAccountProblem } from './own-account-errors.js'
export { subscriptionsOutcome } from './subscription-errors.js'
export { UPLOAD_CODES, UPLOAD_PROBLEMS, uploadFacts, uploadProblem, uploadRefusal } from './upload-errors.js'
export type { AccountForm, AccountKey } from './account-form-errors.js'
export type { OwnAccountKey } from './own-account-errors.js'
export type { AddToCartCategory } from './add-to-cart-errors.js'
export type { CartCategory } from './cart-errors.js'
export type { CheckoutCategory, CheckoutProblem } from './checkout-errors.js'
export type { NetworkFault } from './network-errors.js'
export type { Notice } from './notices.js'
export type { Problem, ProblemFacts, Recovery } from './problem.js'
export type { QuickCheckoutOutcome } from './quick-checkout-errors.js'
export type { FailedValidation, ServerError } from './server-error.js'
export type { UploadCategory } from './upload-errors.js'
