import { hasStockFor } from '../../catalog/index.js'
import type { Inventory } from '../../catalog/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { rejection } from './failures.js'
import type { Rejection } from './failures.js'

/** More pieces of one SKU than this are a mistake or an attack. */
export const MAX_PIECES = 10_000

/** Lines of a cart: a restock of a small shop takes 200, and 500 are still read in tens of milliseconds. */
export const MAX_LINES = 500

/** Goods as the rules of buying see them. */
export interface Goods {
  readonly isSubscription: boolean
  readonly isMembership: boolean
}

/** Refuses a count of pieces that no cart takes. */
export const invalidQuantity = rejection(
  'InvalidQuantity',
  `The quantity must be a whole number of pieces, at most ${MAX_PIECES}.`,
)

/** Refuses a second piece, or a second purchase, of a membership (reference/product#at-load). */
export const membershipTwice = rejection('OutOfInventory', 'A membership is bought once.')

const mixedCart = rejection(
  'MixedCartError',
  'A subscription cannot be bought together with another product.',
)

/** True for a whole number of pieces between `least` and the most that a cart takes. */
export const isCount = (count: number, least: number): boolean =>
  Number.isSafeInteger(count) && count >= least && count <= MAX_PIECES

/** Refuses goods that cannot lie in one cart: a subscription is bought alone. null: they can. */
export const mixedRefusal = (goods: readonly Pick<Goods, 'isSubscription'>[]): Rejection | null =>
  goods.length > 1 && goods.some(({ isSubscription }) => isSubscription) ? mixedCart : null

/** True for goods that only a member can buy. */
export const needsSession = ({ isSubscription, isMembership }: Goods): boolean =>
  isSubscription || isMembership

/** Refuses a line of a cart beside its other lines; the reasons are tried in this order. null: it may be there. */
export function lineRefusal(
  goods: Goods & { readonly inventory: Inventory },
  count: number,
  others: readonly Pick<Goods, 'isSubscription'>[],
): Rejection | null {
  const mixed = mixedRefusal([...others, goods])
  if (mixed !== null) return mixed
  if (!hasStockFor(goods.inventory, count))
    return rejection('OutOfInventory', 'The product is not available in this quantity.')
  if (count > MAX_PIECES) return invalidQuantity
  if (others.length >= MAX_LINES) return rejection('CartFull', 'The cart holds as many products as it can.')
  return goods.isMembership && count > 1 ? membershipTwice : null
}

/** A line of a cart as the rules of buying see it. */
export interface LineInCart extends Goods {
  readonly skuId: string
  readonly count: number
}

/** The pieces that are wanted: beside those in the cart, in place of them, or alone in the cart. */
export interface WantedCount {
  readonly count: number
  readonly mode: 'add' | 'set' | 'buy-now'
}

/** Decides how many pieces a line gets, and the SKUs whose lines give way to it. */
export function decideLine(
  lines: readonly LineInCart[],
  goods: Goods & { readonly skuId: string; readonly inventory: Inventory },
  { count: wanted, mode }: WantedCount,
): Result<{ readonly count: number; readonly dropped: readonly string[] }, Rejection> {
  const known = lines.find(({ skuId }) => skuId === goods.skuId)
  const others = lines.filter((line) => line !== known)
  const count = wanted + (mode === 'add' ? (known?.count ?? 0) : 0)
  const isAlone = mode === 'buy-now'
  const refusal = lineRefusal(goods, count, isAlone ? [] : others)
  if (refusal !== null) return err(refusal)
  return ok({ count, dropped: isAlone ? others.map(({ skuId }) => skuId) : [] })
}
