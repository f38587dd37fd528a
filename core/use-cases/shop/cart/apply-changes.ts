import type { GatewayFailure } from '../../../ports/gateway-failure.port.js'
import type { CartChange } from '../../../ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { LockedShopper } from '../orders/lock-shopper.js'
import type { CartChanger, CartReadings, CartUpdate } from './cart-ports.js'
import { extrasSeenAfter } from './decide-opening.js'
import type { OpenCart } from './open-cart.js'
import { presentTerms } from './price-cart.js'
import type { ShopTerms } from './price-cart.js'

/** The outcome of each change, and the cart after all of them. */
export interface AppliedChanges {
  readonly outcomes: readonly Result<unknown, GatewayFailure>[]
  readonly after: OpenCart
  /** Answers to additions, by their keys. */
  readonly answers: ReadonlyMap<string, CartChange>
}

/**
 * True if the extras that the shopper saw still counted a variant that was withdrawn since. Its line says so, and a
 * submit need not report the extras as a change by the owner.
 */
function isSeenBeforeWithdrawal(terms: ShopTerms, cart: OpenCart): boolean {
  if (!cart.lines.some(({ isGone }) => isGone)) return false
  const lines = cart.lines.map((line) => ({ ...line, isGone: false }))
  return presentTerms(terms, { ...cart, lines }) === cart.extrasSeen
}

/** The cart after one change, whose extras are not known to the shopper yet. */
const updated = (cart: OpenCart, { details, lines, discount }: CartUpdate<unknown>): OpenCart => ({
  ...cart,
  ...(details !== undefined && { details: { ...cart.details, ...details } }),
  ...(lines !== undefined && { lines }),
  ...(discount !== undefined && { discount }),
})

/** Decides changes one after the other, each on the result of the previous one. Refused ones change nothing. */
export async function applyChanges(
  terms: ShopTerms,
  readings: CartReadings,
  { cart: before, shopper }: { readonly cart: OpenCart; readonly shopper: LockedShopper },
  changes: readonly CartChanger<unknown>[],
): Promise<AppliedChanges> {
  const { lineage, memberId } = shopper
  const { nowMs } = terms
  const outcomes: Result<unknown, GatewayFailure>[] = []
  const answers = new Map<string, CartChange>()
  let extras = presentTerms(terms, before)
  let cart: OpenCart = {
    ...before,
    // A cart that a member changes belongs to the member.
    memberId: before.memberId ?? memberId,
    extrasSeen: isSeenBeforeWithdrawal(terms, before) ? extras : before.extrasSeen,
  }
  for (const change of changes) {
    const changed = await change({ ...cart, answers, lineage, nowMs }, readings)
    outcomes.push(changed.ok ? ok(changed.value.value) : err(changed.failure))
    if (!changed.ok) continue
    const { isUpToDate = false, answered } = changed.value
    const after = updated(cart, changed.value)
    const known = extras
    extras = presentTerms(terms, after)
    cart = {
      ...after,
      extrasSeen: extrasSeenAfter({ seen: cart.extrasSeen, before: known, after: extras, isUpToDate }),
    }
    if (answered !== undefined) answers.set(answered.key, answered.answer)
  }
  return { outcomes, after: cart, answers }
}
