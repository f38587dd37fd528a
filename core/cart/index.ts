export { canCheckOut } from './can-check-out.js'
export { trackAddToCart } from './add-to-cart-event.js'
export { problemOfAddToCart } from './add-to-cart-failure.js'
export { ADD_TO_CART_IDLE, isBusy, transition as addToCartTransition } from './add-to-cart.machine.js'
export { createAddToCartService } from './add-to-cart.service.js'
export { isChanging, readingOf, transition as cartTransition, UNREAD_CART } from './cart.machine.js'
export { capabilitiesOfCart } from './capabilities-of-cart.js'
export { createCartApi, orderOfCart } from './cart-api.js'
export { expectedOrder, statusOfCart } from './expected-order.js'
export { createCartService } from './cart.service.js'
export { toCartView } from './cart-view.js'
export { parseQuantity, quantityToAdd } from './quantity.js'
export { signUpUrl } from './sign-up-redirect.js'
export { shownTree } from './shown-tree.js'
export { forgetAddition, recallAdditions, rememberAddition } from './unanswered-additions.js'
export type {
  AddToCartEffect,
  AddToCartEvent,
  AddToCartProblem,
  AddToCartState,
  AddToCartRequest,
} from './add-to-cart.machine.js'
export type { AddToCartPorts, AddToCartService } from './add-to-cart.service.js'
export type { CartEffect, CartEvent, CartProblem, CartState, QueryReading } from './cart.machine.js'
export type { CartStatus } from './expected-order.js'
export type { CartPorts, CartService } from './cart.service.js'
export type { QuantityFailure } from './quantity.js'
export type { CartApi, CartApiPorts, CartOutcome } from './cart-api.js'
export type { CartLineView, CartMoney, CartView } from './cart-view.js'
export type { Addition, LostAdditions } from './lost-additions.js'
export type { ChosenProduct, UnansweredAddition } from './unanswered-additions.js'
