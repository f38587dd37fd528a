import { compare, minimumChargeOf } from '../money/index.js'
import type { Money } from '../money/index.js'
import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** The owner's limits for an order; null: none. */
export interface OrderRange {
  readonly minimumSubtotal: Money | null
  readonly maximumTotal: Money | null
}

/**
 * `message` contains the words `too small` or `too large`, by which pages distinguish the two
 * (reference/errors#checkout `OrderTotalRange`).
 */
export interface OrderRangeFailure {
  readonly code: 'OrderTotalRange'
  readonly message: string
}

const failure = (message: string) => err<OrderRangeFailure>({ code: 'OrderTotalRange', message })

/**
 * Checks the size of an order: the owner's minimum applies to the goods, the owner's maximum and the
 * processor's smallest charge (reference/constants#currencies) apply to the amount to pay. A free order needs
 * no processor.
 */
export function checkOrderRange(
  order: { readonly subtotal: Money; readonly total: Money },
  range: OrderRange,
): Result<void, OrderRangeFailure> {
  const { subtotal, total } = order
  if (range.minimumSubtotal !== null && compare(subtotal, range.minimumSubtotal) < 0) {
    return failure('The order subtotal is too small.')
  }
  if (range.maximumTotal !== null && compare(total, range.maximumTotal) > 0) {
    return failure('The order total is too large.')
  }
  if (total.amount > 0 && total.amount < minimumChargeOf(total.currency)) {
    return failure('The order total is too small to be charged.')
  }
  return ok(undefined)
}
