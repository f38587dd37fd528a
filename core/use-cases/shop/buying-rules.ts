import { hasStockFor } from '../../catalog/index.js'
import type { Inventory } from '../../catalog/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { rejection } from './failures.js'
import type { Rejection } from './failures.js'

/** The maximum number of pieces of one SKU; more are a mistake or an attack. */
export const MAX_PIECES = 10_000

/**
 * The maximum number of lines in a cart: a restock of a small shop takes 200, and 500 are still read in tens
 * of milliseconds.
 */
export const MAX_CART_LINES = 500

/** Goods with the facts for the buying rules. */
export interface Goods {
  readonly isSubscription: boolean
  readonly isMembership: boolean
}

/** Refuses an invalid count of pieces. */
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

const tooFewLeft = rejection('OutOfInventory', 'The product is not available in this quantity.')

const cartFull = rejection('CartFull', 'The cart holds as many products as it can.')

/** True for a whole number of pieces from `least` to the maximum of a cart. */
export const isCount = (count: number, least: number): boolean =>
  Number.isSafeInteger(count) && count >= least && count <= MAX_PIECES

/** Refuses goods that cannot be in one cart: a subscription is bought alone. null: they can. */
export const mixedRefusal = (goods: readonly Pick<Goods, 'isSubscription'>[]): Rejection | null =>
  goods.length > 1 && goods.some(({ isSubscription }) => isSubscription) ? mixedCart : null

/** True for goods that only members can buy. */
export const needsSession = ({ isSubscription, isMembership }: Goods): boolean =>
  isSubscription || isMembership

/** Refuses a line beside the other lines of a cart; the reasons are checked in this order. null: allowed. */
export function lineRefusal(
  goods: Goods & { readonly inventory: Inventory },
  count: number,
  others: readonly Pick<Goods, 'isSubscription'>[],
): Rejection | null {
  const mixed = mixedRefusal([...others, goods])
  if (mixed !== null) return mixed
  if (!hasStockFor(goods.inventory, count)) return tooFewLeft
  if (count > MAX_PIECES) return invalidQuantity
  if (others.length >= MAX_CART_LINES) return cartFull
  return goods.isMembership && count > 1 ? membershipTwice : null
}

/** A line of a cart with the facts for the buying rules. */
export interface LineInCart extends Goods {
  readonly skuId: string
  readonly count: number
  /** Wall-clock ms. */
  readonly addedMs: number
}

/** A line after a change, and the SKUs whose lines it replaces. */
export interface DecidedLine {
  readonly count: number
  readonly addedMs: number
  readonly dropped: readonly string[]
}

/** The wanted count: added to the pieces in the cart, in place of them, or alone in the cart. */
export interface WantedCount {
  readonly count: number
  readonly mode: 'add' | 'set' | 'buy-now'
}

/** Decides the count and the place of a line, and the lines that it replaces. */
export function decideLine(
  lines: readonly LineInCart[],
  goods: Goods & { readonly skuId: string; readonly inventory: Inventory },
  { count: wanted, mode }: WantedCount,
  nowMs: number,
): Result<DecidedLine, Rejection> {
  const known = lines.find(({ skuId }) => skuId === goods.skuId)
  const others = lines.filter((line) => line !== known)
  const count = wanted + (mode === 'add' ? (known?.count ?? 0) : 0)
  const isAlone = mode === 'buy-now'
  const refusal = lineRefusal(goods, count, isAlone ? [] : others)
  if (refusal !== null) return err(refusal)
  const addedMs =
    known?.addedMs ??
    momentOfNewLine(
      nowMs,
      lines.map((line) => line.addedMs),
    )
  return ok({ count, addedMs, dropped: isAlone ? others.map(({ skuId }) => skuId) : [] })
}

/**
 * The moment at which a new line counts as added, wall-clock ms. It is after all others, also within one millisecond
 * or after the clock was set back, since lines are shown in the order of these moments.
 */
export const momentOfNewLine = (nowMs: number, otherMs: readonly number[]): number =>
  otherMs.reduce((latest, ms) => Math.max(latest, ms + 1), nowMs)
