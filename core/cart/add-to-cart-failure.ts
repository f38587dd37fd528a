import { addToCartFacts, addToCartProblem, buyNowProblem, toServerError } from '../errors/index.js'
import type { AddToCartCategory, Problem } from '../errors/index.js'
import type { AddToCartProblem } from './add-to-cart.machine.js'

/** A failure as core/errors lists it: its text, the names of the owner's own text, and the recovery. */
export function problemOfAddToCart(problem: AddToCartProblem, buyNow: boolean): Problem<AddToCartCategory> {
  switch (problem.tag) {
    case 'failed':
      return buyNow
        ? buyNowProblem(toServerError(problem.failure))
        : addToCartProblem(toServerError(problem.failure))
    case 'invalid-quantity':
      return addToCartFacts('quantity')
    case 'refused':
      switch (problem.refusal) {
        case 'options-open':
          return addToCartFacts('select-all-options')
        case 'checkout-disabled':
          return addToCartFacts('checkout-disabled')
        case 'out-of-stock':
          return addToCartFacts('quantity')
        case 'subscription-only':
          return addToCartFacts('general')
      }
  }
}
