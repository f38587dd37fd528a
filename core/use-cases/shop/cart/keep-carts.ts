import type { Clock } from '../../../ports/platform/clock.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { CartKeeper, CartMove } from '../../../ports/shop/cart-keeper.port.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import { MAX_CART_LINES } from '../buying-rules.js'
import { mergeCarts } from '../merge-carts.js'
import type { CartMerge, MergedLine } from '../merge-carts.js'
import { decideFormerOrder, decideJoin, isTakenOver, wouldMixSubscription } from '../move-cart.js'
import type { MovedOrder } from '../move-cart.js'

/** A locked order of a visitor or a member. */
export interface KeptOrder extends MovedOrder {
  readonly id: string
  /** The cart that still has lines which did not fit into this one; null: none. */
  readonly leftIn: string | null
}

/** The goods of a cart, as far as they decide whether it may be mixed with others. */
export type MixedGoods = Parameters<typeof wouldMixSubscription>[0]

/** Carts in the unit of work of one move. Everything that is saved was locked in it before. */
export interface CartMoveWork {
  /** Locks the visitor and the order that their pages show; null: none. */
  readonly lockVisitor: (nowMs: number) => Promise<KeptOrder | null>
  /** Locks the newest cart of a member in a currency, besides one; null: there is none. */
  readonly newestOf: (member: string, currency: string, except: string | null) => Promise<KeptOrder | null>
  /** The lines of a cart, the last added ones first. */
  readonly linesOf: (order: KeptOrder) => Promise<readonly MergedLine[]>
  readonly goodsOf: (one: KeptOrder, other: KeptOrder) => Promise<readonly [MixedGoods, MixedGoods]>
  /** Moves lines into a cart, whose extras are unknown from then on. */
  readonly saveMerge: (into: KeptOrder, merge: CartMerge<MergedLine>, nowMs: number) => Promise<void>
  /** Makes all visitors of one cart show the other, and deletes the first. */
  readonly replace: (old: KeptOrder, by: KeptOrder) => Promise<void>
  readonly saveLeftIn: (order: KeptOrder, leftIn: string | null) => Promise<void>
  readonly saveOwner: (order: KeptOrder, member: string) => Promise<void>
  readonly deleteOrder: (order: KeptOrder) => Promise<void>
  /** The first change under the new secret creates the visitor; earlier keys no longer open the cart. */
  readonly forgetVisitor: () => Promise<void>
  /** Gives the visitor the new secret, whose pages show the order. */
  readonly renameVisitor: (shown: KeptOrder) => Promise<void>
}

/** The carts of a move, the shop's currency, and the time. */
interface Moving {
  readonly work: CartMoveWork
  readonly currency: string
  readonly nowMs: number
}

/** Merges another cart of the member into the shown one, as far as it fits; true if nothing is left of it. */
async function mergeEarlier({ work, nowMs }: Moving, shown: KeptOrder, earlier: KeptOrder): Promise<boolean> {
  if (wouldMixSubscription(...(await work.goodsOf(shown, earlier)))) return false
  const merge = mergeCarts(await work.linesOf(shown), await work.linesOf(earlier), MAX_CART_LINES)
  await work.saveMerge(shown, merge, nowMs)
  if (merge.isWhole) await work.replace(earlier, shown)
  return merge.isWhole
}

/** Merges carts of the member into the shown one, the newest first, until one does not fit. */
async function mergeAll(
  moving: Moving,
  shown: KeptOrder,
  newest: KeptOrder | null,
  member: string,
): Promise<void> {
  const { work, currency } = moving
  let other = newest
  while (other !== null && (await mergeEarlier(moving, shown, other))) {
    const hasMore = shown.leftIn !== null || other.leftIn !== null
    other = hasMore ? await work.newestOf(member, currency, shown.id) : null
  }
  // Lines that do not fit are kept for a later log-in; until then other browsers show them.
  const leftIn = other?.id ?? null
  if (shown.leftIn !== leftIn) await work.saveLeftIn(shown, leftIn)
}

/** Finds the cart for a visitor after a log-in, and assigns it to the member. */
async function joinCarts(
  moving: Moving,
  current: KeptOrder | null,
  member: string,
): Promise<KeptOrder | null> {
  const { work, currency } = moving
  const earlier = await work.newestOf(member, currency, current?.id ?? null)
  const join = decideJoin(current, earlier)
  if (join === 'merge' && current !== null) await mergeAll(moving, current, earlier, member)
  const shown = join === 'earlier' ? earlier : current
  if (join === 'earlier' && earlier !== null && earlier.leftIn !== null)
    await mergeAll(moving, earlier, await work.newestOf(member, currency, earlier.id), member)
  if (shown !== null && isTakenOver(shown)) await work.saveOwner(shown, member)
  return shown
}

/** Moves the cart of a visitor to a new secret, in one unit of work. */
export async function moveCart(moving: Moving, move: CartMove): Promise<void> {
  const { work, nowMs } = moving
  const own = await work.lockVisitor(nowMs)
  const fate = own && decideFormerOrder(own, move)
  if (own !== null && fate === 'delete') await work.deleteOrder(own)
  const current = fate === 'keep' ? own : null
  const shown = move.tag === 'log-in' ? await joinCarts(moving, current, move.member) : current
  return shown === null ? work.forgetVisitor() : work.renameVisitor(shown)
}

/** The ports of a cart keeper. */
export interface CartKeeperPorts {
  /** The unit of work of a move. */
  readonly unitOf: (move: CartMove) => UnitOfWork<CartMoveWork>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly settings: Pick<StoreSettings, 'currency'>
}

/** Moves carts when a visitor logs in or out. */
export const createCartKeeper = ({ unitOf, clock, settings: { currency } }: CartKeeperPorts): CartKeeper => ({
  move: (move) => unitOf(move)((work) => moveCart({ work, currency, nowMs: clock.wallTime() }, move)),
})
