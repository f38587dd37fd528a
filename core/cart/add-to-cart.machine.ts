import type { PurchaseRefusal, SkuId } from '../catalog/index.js'
import type { CartChange } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { afterAddition, resumeAddition } from './lost-additions.js'
import type { Addition, LostAdditions } from './lost-additions.js'
import { signUpUrl } from './sign-up-redirect.js'

/**
 * The cause of a failed addition: a refusal by the page itself, or a failure of the back end, for which
 * core/errors has a category and a text.
 */
export type AddToCartProblem =
  | { readonly tag: 'refused'; readonly refusal: Exclude<PurchaseRefusal, 'needs-session' | 'already-held'> }
  | { readonly tag: 'invalid-quantity' }
  | { readonly tag: 'failed'; readonly failure: GatewayFailure }

/**
 * One add-to-cart form (reference/product#add-to-cart). Repeating a lost request reuses its key, so that the
 * item is not added twice.
 */
export type AddToCartState =
  | { readonly tag: 'idle'; readonly lost: LostAdditions }
  | { readonly tag: 'adding'; readonly addition: Addition }
  /** Added; the cart that shows it is being read. */
  | { readonly tag: 'showing'; readonly addition: Addition; readonly change: CartChange }
  | { readonly tag: 'added'; readonly addition: Addition; readonly change: CartChange }
  /** The visitor is on the way to another page. */
  | { readonly tag: 'leaving' }
  | {
      readonly tag: 'failed'
      readonly buyNow: boolean
      readonly problem: AddToCartProblem
      readonly lost: LostAdditions
    }

/** The values of the form, the page and the visitor's session at the time of the click. */
export interface AddToCartRequest {
  /** The chosen SKU, or the reason why it may not be bought (core/catalog `canAddToCart`, `canBuyNow`). */
  readonly purchase: Result<SkuId, PurchaseRefusal>
  /** null: the quantity field holds no valid number. */
  readonly count: number | null
  readonly buyNow: boolean
  readonly isSecure: boolean
  /** The path of the page, to return to after sign-up. */
  readonly path: string
  /** The page to open after `buy now` has added the item. */
  readonly checkoutUrl: string
  /** A new idempotency key, used unless a lost addition of the same goods has one. */
  readonly key: string
}

/** The events of an add-to-cart form. */
export type AddToCartEvent =
  | { readonly tag: 'submitted'; readonly request: AddToCartRequest }
  | {
      readonly tag: 'answered'
      readonly result: Result<CartChange, GatewayFailure>
      readonly checkoutUrl: string
    }
  | { readonly tag: 'cart-shown' }
  /** The form was submitted, but the product that it sells could not be read. */
  | { readonly tag: 'product-unknown'; readonly buyNow: boolean; readonly failure: GatewayFailure }
  /** The checkout that an item was bought for could not be opened. */
  | { readonly tag: 'checkout-refused'; readonly failure: GatewayFailure }
  | { readonly tag: 'choice-changed' }
  /** The page is shown again from the browser's history. */
  | { readonly tag: 'returned' }

/** The effects that an add-to-cart form requests. */
export type AddToCartEffect =
  | { readonly tag: 'add'; readonly addition: Addition; readonly checkoutUrl: string }
  | { readonly tag: 'track'; readonly addition: Addition; readonly change: CartChange }
  | { readonly tag: 'show-cart' }
  | { readonly tag: 'go'; readonly url: string }
  | { readonly tag: 'open-checkout'; readonly address: string }
  | { readonly tag: 'warn-insecure'; readonly buyNow: boolean }

/** A form that the shopper has not used yet. */
export const ADD_TO_CART_IDLE: AddToCartState = { tag: 'idle', lost: [] }

/** True: the form is marked busy and ignores further submits. */
export const isBusy = (state: AddToCartState): boolean =>
  state.tag === 'adding' || state.tag === 'showing' || state.tag === 'leaving'

type Step = readonly [AddToCartState, readonly AddToCartEffect[]]

/**
 * The transitions of add to cart and buy now; pure (reference/product#add-to-cart,
 * reference/product#buy-now).
 */
export function transition(state: AddToCartState, event: AddToCartEvent): Step {
  switch (event.tag) {
    case 'submitted':
      return isBusy(state) ? [state, []] : submit(state, event.request)
    case 'answered':
      return state.tag === 'adding' ? settle(state.addition, event.result, event.checkoutUrl) : [state, []]
    case 'cart-shown':
      return state.tag === 'showing' ? [{ ...state, tag: 'added' }, []] : [state, []]
    case 'product-unknown': {
      if (isBusy(state)) return [state, []]
      const problem = { tag: 'failed', failure: event.failure } as const
      return [{ tag: 'failed', buyNow: event.buyNow, problem, lost: lostAdditions(state) }, []]
    }
    case 'checkout-refused': {
      const problem = { tag: 'failed', failure: event.failure } as const
      return state.tag === 'leaving' ? [{ tag: 'failed', buyNow: true, problem, lost: [] }, []] : [state, []]
    }
    case 'choice-changed':
      return state.tag === 'failed' ? [{ tag: 'idle', lost: state.lost }, []] : [state, []]
    case 'returned':
      return state.tag === 'leaving' ? [ADD_TO_CART_IDLE, []] : [state, []]
    default:
      return assertNever(event)
  }
}

function submit(state: AddToCartState, request: AddToCartRequest): Step {
  const lost = lostAdditions(state)
  const { purchase, count, buyNow, checkoutUrl } = request
  const refuse = (problem: AddToCartProblem): Step => [{ tag: 'failed', buyNow, problem, lost }, []]
  if (!request.isSecure) return [{ tag: 'idle', lost }, [{ tag: 'warn-insecure', buyNow }]]
  if (!purchase.ok) {
    // Both buttons are disabled while the visitor holds the membership; a click in spite of that has no
    // effect.
    if (purchase.failure === 'already-held') return [state, []]
    if (purchase.failure === 'needs-session') return leaveForSignUp(request.path)
    return refuse({ tag: 'refused', refusal: purchase.failure })
  }
  if (count === null) return refuse({ tag: 'invalid-quantity' })
  const skuId = purchase.value
  const addition = resumeAddition(lost, { skuId, count, buyNow, key: request.key })
  return [{ tag: 'adding', addition }, [{ tag: 'add', addition, checkoutUrl }]]
}

const leaveForSignUp = (path: string): Step => [{ tag: 'leaving' }, [{ tag: 'go', url: signUpUrl(path) }]]

function settle(addition: Addition, result: Result<CartChange, GatewayFailure>, checkoutUrl: string): Step {
  if (!result.ok) {
    const lost = afterAddition([], addition, result)
    const problem = { tag: 'failed', failure: result.failure } as const
    return [{ tag: 'failed', buyNow: addition.buyNow, problem, lost }, []]
  }
  const track = { tag: 'track', addition, change: result.value } as const
  return addition.buyNow
    ? [{ tag: 'leaving' }, [track, { tag: 'open-checkout', address: checkoutUrl }]]
    : [{ tag: 'showing', addition, change: result.value }, [track, { tag: 'show-cart' }]]
}

const lostAdditions = (state: AddToCartState): LostAdditions =>
  state.tag === 'idle' || state.tag === 'failed' ? state.lost : []
