import { add, allocate, money, negate, subtract, sum, zero } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { Order } from '../order.js'

/** The amount that was paid for each line of an order, by its place, and for its shipping. */
export interface PaidParts {
  readonly lines: readonly Money[]
  readonly shipping: Money
}

/** Splits an amount; weights that are all zero share nothing. */
const split = (amount: Money, weights: readonly number[]): readonly Money[] =>
  weights.every((weight) => weight === 0)
    ? weights.map(() => zero(amount.currency))
    : allocate(amount, weights)

/** The price of each line less its part of the discount; an older order does not say which lines had one. */
function discountedLines({ items, extraItems, discountParts, total }: Order): readonly Money[] {
  const discount = negate(
    sum(
      extraItems.filter(({ kind }) => kind === 'discount').map(({ price }) => price),
      total.currency,
    ),
  )
  const parts =
    discountParts ??
    split(
      discount,
      items.map(({ rowTotal }) => rowTotal.amount),
    )
  return items.map(({ rowTotal }, index) => {
    const part = parts[index]
    return part === undefined ? rowTotal : subtract(rowTotal, part)
  })
}

/** The shares that lines and shipping (the last one) have of the taxes that came on top of the prices. */
function addedTaxes(placed: Order, net: readonly Money[]): readonly (readonly Money[])[] {
  const shipping = net.length - 1
  if (placed.taxes !== undefined) {
    return placed.taxes
      .filter(({ isIncluded }) => !isIncluded)
      .map(({ amount, items, isOnShipping }) => {
        const isTaxed = (index: number): boolean =>
          index === shipping ? isOnShipping : items.includes(index)
        return split(
          amount,
          net.map((value, index) => (isTaxed(index) ? value.amount : 0)),
        )
      })
  }
  return placed.extraItems
    .filter(({ kind, isIncluded }) => kind === 'tax' && isIncluded !== true)
    .map(({ price }) =>
      split(
        price,
        net.map(({ amount }, index) => (index === shipping ? 0 : amount)),
      ),
    )
}

/**
 * Splits the money of an order among its lines and its shipping: each line's price less its part of the discount, with
 * the taxes that were added to it. The parts add up to `taken`, to the minor unit.
 */
export function paidParts(placed: Order, taken: Money): PaidParts {
  const { currency } = taken
  const shippingPrice = sum(
    placed.extraItems
      .filter(({ kind, isIncluded }) => kind === 'shipping' && isIncluded !== true)
      .map(({ price }) => price),
    currency,
  )
  const net = [...discountedLines(placed), shippingPrice]
  const gross = addedTaxes(placed, net).reduce(
    (values, shares) => values.map((value, index) => add(value, shares[index] ?? zero(currency))),
    net,
  )
  const parts = split(
    taken,
    gross.map(({ amount }) => Math.max(0, amount)),
  )
  return { lines: parts.slice(0, -1), shipping: parts.at(-1) ?? money(0, currency) }
}

/** The share that some of a line's pieces have of the money paid for the line. */
export const paidForPieces = (paid: Money, pieceCount: number, lineCount: number): Money =>
  allocate(paid, [pieceCount, lineCount - pieceCount])[0] ?? zero(paid.currency)
