import { isOpenRefund, refundedPieces, refundedShippingMinor } from './handling/refundable.js'
import type { Refund } from './handling/refund.js'

/** The state of a placed order's payment at its provider. */
export interface MoneyStanding {
  /** The state of the payment; null: there was nothing to pay. */
  readonly payment: 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial' | null
  readonly takenMinor: number
  readonly refundedMinor: number
  /** The part of the taken money that paid for the delivery. */
  readonly shippingMinor: number
  readonly isDisputed: boolean
}

/** The state of a placed order that decides what it still gives its buyer. */
export interface OrderStanding {
  readonly isCancelled: boolean
  readonly payments: readonly MoneyStanding[]
  readonly refunds: readonly RefundParts[]
}

/** The facts that decide which lines of a placed order still give their buyer files and memberships. */
export interface OrderGiven<Item> extends OrderStanding {
  readonly items: readonly Item[]
}

type RefundParts = Pick<Refund, 'amount' | 'lines' | 'shipping' | 'state'>

/** True if money was to be taken, and is not taken yet or never will be. */
const isWithoutMoney = (payment: MoneyStanding['payment']): boolean =>
  payment === 'held' || payment === 'capturing' || payment === 'lapsed'

const sumOf = (refunds: readonly RefundParts[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount.amount, 0)

/**
 * True if what an order gives belongs to its buyer: its money is taken, or there was none to take. Money that is held
 * gives nothing yet, and a disputed payment nothing any more. Neither does one of which all that was paid for goods
 * was refunded, by lines, by amounts or at the provider: the rest pays for the delivery at most. A refund of shipping
 * takes nothing away. After a smaller refund see `keptItems`.
 */
function ownsGiven(standing: MoneyStanding, refunds: readonly RefundParts[]): boolean {
  const { payment, takenMinor, refundedMinor, shippingMinor, isDisputed } = standing
  if (isDisputed || isWithoutMoney(payment)) return false
  if (payment !== 'taken' || takenMinor === 0) return true
  const goodsMinor = takenMinor - shippingMinor
  const backMinor = refundedMinor + sumOf(refunds.filter(isOpenRefund))
  if (goodsMinor <= 0) return backMinor < takenMinor
  return backMinor - Math.min(refundedShippingMinor(refunds), shippingMinor) < goodsMinor
}

/**
 * The lines of an order of which not every piece is given back. A refund of an amount, and one made at the
 * provider, name no line: they end a line by `ownsGiven` only.
 */
function keptItems<Item extends { readonly id: string; readonly count: number }>(
  items: readonly Item[],
  refunds: readonly RefundParts[],
): readonly Item[] {
  const refunded = refundedPieces({ refunds })
  return items.filter(({ id, count }) => (refunded.get(id) ?? 0) < count)
}

/**
 * The lines whose files and memberships belong to the buyer: what has been given back of a line ends what the line
 * gave. They end with the cancellation itself, since an order without a price has no payment to give back.
 */
export const ownedLines = <Item extends { readonly id: string; readonly count: number }>({
  items,
  isCancelled,
  payments,
  refunds,
}: OrderGiven<Item>): readonly Item[] =>
  isCancelled || !payments.every((payment) => ownsGiven(payment, refunds)) ? [] : keptItems(items, refunds)
