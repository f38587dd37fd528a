import { add, allocate, money, zero } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { choosePieces } from './choose-pieces.js'
import type { DeskOrder } from './desk-order.js'
import { lineRefundAmount } from './line-refund-amount.js'
import type { OrderRefusal } from './order-decision.js'
import type { LinePieces } from './pieces.js'
import type { Refund } from './refund.js'
import { refundableMoney, refundablePieces, refundableShipping } from './refundable.js'

/**
 * The extent of a refund: the whole rest, an amount that belongs to no part, or the price of named pieces and
 * shipping. `shipping`: all that is left of it, or a part. @default none
 */
export type RefundExtent =
  | { readonly tag: 'whole' }
  | { readonly tag: 'lines'; readonly lines: readonly LinePieces[]; readonly shipping?: 'all' | Money }
  | { readonly tag: 'amount'; readonly amount: Money }

/** The parts of a refund. */
export type RefundParts = Pick<Refund, 'amount' | 'lines' | 'shipping'>

/** Writes the amounts of a refusal. */
export type RefundPriceText = (amount: Money) => string

/** Everything that is not refunded yet; after a refund of an amount, goods and shipping share what is left. */
export function wholeRest(order: DeskOrder): RefundParts {
  const amount = refundableMoney(order)
  const lines = refundablePieces(order)
  const open = refundableShipping(order)
  const goods = lineRefundAmount(order, lines)
  if (open.amount === 0) return { amount, lines, shipping: open }
  const [, share = open] = allocate(amount, [goods.amount, open.amount])
  return { amount, lines, shipping: money(Math.min(share.amount, open.amount), open.currency) }
}

/** The wanted part of an order's shipping. */
function chooseShipping(
  order: DeskOrder,
  wanted: 'all' | Money,
  priceText: RefundPriceText,
): Result<Money, OrderRefusal> {
  const left = refundableShipping(order)
  if (left.amount === 0)
    return err({ tag: 'nothing-left', message: 'No shipping of this order is left to be refunded.' })
  if (wanted === 'all') return ok(left)
  if (wanted.currency !== left.currency || !Number.isSafeInteger(wanted.amount) || wanted.amount < 1) {
    const message = `Name an amount of shipping above zero, in ${left.currency}.`
    return err({ tag: 'bad-amount', message })
  }
  if (wanted.amount <= left.amount) return ok(wanted)
  const message = `Only ${priceText(left)} of the shipping can still be refunded, not ${priceText(wanted)}.`
  return err({ tag: 'bad-amount', message })
}

/** The parts of a refund of an extent. */
export function refundPartsOf(
  order: DeskOrder,
  extent: RefundExtent,
  priceText: RefundPriceText,
): Result<RefundParts, OrderRefusal> {
  const none = zero(order.payment.taken.currency)
  switch (extent.tag) {
    case 'whole':
      return ok(wholeRest(order))
    case 'amount':
      return ok({ amount: extent.amount, lines: [], shipping: none })
    case 'lines': {
      const isShippingOnly = extent.lines.length === 0 && extent.shipping !== undefined
      const chosen = isShippingOnly
        ? ok([])
        : choosePieces(order, extent.lines, refundablePieces(order), 'refunded')
      if (!chosen.ok) return chosen
      const lines = chosen.value
      const shipping =
        extent.shipping === undefined ? ok(none) : chooseShipping(order, extent.shipping, priceText)
      if (!shipping.ok) return shipping
      const amount = add(lineRefundAmount(order, lines), shipping.value)
      return ok({ amount, lines, shipping: shipping.value })
    }
  }
}
