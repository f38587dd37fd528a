import { add, allocate, includedShareOf, isZero, money, subtract, sum, zero } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import { paidForPieces, paidParts } from '../../orders/index.js'
import type { DeskOrder, OrderTax } from '../../orders/index.js'
import { creditStepsOf, namesParts, shippingOf } from './credits.js'
import type { Credit } from './credits.js'
import type { DocumentTax } from './document-parts.js'

/** Amounts of the lines of an order, by their place, and of its shipping, which comes last. */
type Parts = readonly Money[]

const plus = (one: Parts, other: Parts): Parts =>
  one.map((part, index) => add(part, other[index] ?? zero(part.currency)))
const minus = (one: Parts, other: Parts): Parts =>
  one.map((part, index) => subtract(part, other[index] ?? zero(part.currency)))

function paidOf({ placed, payment }: DeskOrder): Parts {
  const { lines, shipping } = paidParts(placed, payment.taken)
  return [...lines, shipping]
}

/** Shares an amount by weights; if all are zero, no part has a share. */
const shared = (amount: Money, weights: Parts): Parts =>
  weights.every(isZero)
    ? weights.map(() => zero(amount.currency))
    : allocate(
        amount,
        weights.map((weight) => weight.amount),
      )

/** The amount of each line in a credit, by the money paid for its pieces. */
export function lineCredits(
  { placed, payment }: DeskOrder,
  { amount, lines, shipping }: Credit,
): readonly Money[] {
  const paid = paidParts(placed, payment.taken)
  const goods = subtract(amount, shipping)
  const values = lines.map(({ lineId, count }) => {
    const place = placed.items.findIndex(({ id }) => id === lineId)
    const ofLine = paid.lines[place]
    const bought = placed.items[place]?.count ?? 0
    return ofLine === undefined || bought < count ? 0 : paidForPieces(ofLine, count, bought).amount
  })
  return values.every((value) => value === 0)
    ? lines.map((_, index) => (index === 0 ? goods : money(0, amount.currency)))
    : allocate(goods, values)
}

/** The parts that a credit names; an amount that names none belongs to all that is open. */
function namedParts(order: DeskOrder, credit: Credit, open: Parts): Parts {
  if (!namesParts(credit)) return shared(credit.amount, open)
  const amounts = lineCredits(order, credit)
  const { items } = order.placed
  const ofLines = items.map(({ id }) =>
    sum(
      amounts.filter((_, index) => credit.lines[index]?.lineId === id),
      credit.amount.currency,
    ),
  )
  return [...ofLines, shippingOf(credit)]
}

/**
 * The parts of a credit. A part never exceeds what is open of its payment, so that all credits of an order
 * add up to its parts. A credit may name more of a part after an amount that named none; the other parts
 * share that excess.
 */
function partsOf(order: DeskOrder, credit: Credit, open: Parts): Parts {
  const named = namedParts(order, credit, open)
  const fitting = named.map((part, index) => {
    const left = open[index] ?? zero(part.currency)
    return part.amount > left.amount ? left : part
  })
  const over = subtract(credit.amount, sum(fitting, credit.amount.currency))
  return isZero(over) ? fitting : plus(fitting, shared(over, minus(open, fitting)))
}

/** The base and the amount of each of an order's taxes. */
type Taxes = readonly Pick<DocumentTax, 'net' | 'amount'>[]

const bothOf = (one: Taxes, other: Taxes, join: (left: Money, right: Money) => Money): Taxes =>
  one.flatMap(({ net, amount }, index) => {
    const tax = other[index]
    return tax === undefined ? [] : [{ net: join(net, tax.net), amount: join(amount, tax.amount) }]
  })

/** The taxes in some parts of an order; those in everything are the order's own. */
function taxesIn({ placed, payment }: DeskOrder, parts: Parts, isAll: boolean): Taxes {
  const { taxes = [], total, items } = placed
  if (isAll && payment.taken.amount === total.amount) return taxes
  const isTaxed = (tax: OrderTax, index: number): boolean =>
    index === items.length ? tax.isOnShipping : tax.items.includes(index)
  const amountOf = (tax: OrderTax, among: Parts): Money =>
    includedShareOf(
      among.flatMap((value, index) => {
        const shares = taxes.filter((one) => isTaxed(one, index)).reduce((all, { share }) => all + share, 0)
        return isTaxed(tax, index) ? [{ value, shares }] : []
      }),
      tax.share,
      payment.taken.currency,
    )
  return taxes.map((tax) => {
    const taxed = parts.map((part, index) => (isTaxed(tax, index) ? part : zero(part.currency)))
    const gross = sum(taxed, payment.taken.currency)
    const net = taxes.reduce((rest, one) => subtract(rest, amountOf(one, taxed)), gross)
    return { net, amount: amountOf(tax, parts) }
  })
}

/** The credits so far: their parts and their taxes. */
interface Credited {
  readonly parts: Parts
  readonly taxes: Taxes
}

/** A credit on top of those so far; its taxes are what all have together, less those so far. */
function creditOn(order: DeskOrder, before: Credited, credit: Credit): Credited {
  const open = minus(paidOf(order), before.parts)
  const parts = partsOf(order, credit, open)
  const isAll = minus(open, parts).every(isZero)
  const taxes = bothOf(taxesIn(order, plus(before.parts, parts), isAll), before.taxes, subtract)
  return { parts, taxes }
}

/** The credits of an order until one of a source; all of them if none has it. */
function creditedBefore(order: DeskOrder, sourceId: string): Credited {
  const { currency } = order.payment.taken
  const none = zero(currency)
  const made = new Map<string, Credited>()
  let all: Credited = {
    parts: paidOf(order).map(() => none),
    taxes: (order.placed.taxes ?? []).map(() => ({ net: none, amount: none })),
  }
  for (const { credit, isReturned } of creditStepsOf(order)) {
    if (credit.sourceId === sourceId) break
    const one = made.get(credit.sourceId) ?? creditOn(order, all, credit)
    made.set(credit.sourceId, one)
    all = isReturned
      ? { parts: minus(all.parts, one.parts), taxes: bothOf(all.taxes, one.taxes, subtract) }
      : { parts: plus(all.parts, one.parts), taxes: bothOf(all.taxes, one.taxes, add) }
  }
  return all
}

/**
 * The taxes in a credit, at the rates of its parts. The credits of everything that was paid have the taxes of the
 * order together, for each rate to the minor unit.
 */
export function creditTaxes(order: DeskOrder, credit: Credit): readonly DocumentTax[] {
  const { taxes } = creditOn(order, creditedBefore(order, credit.sourceId), credit)
  return (order.placed.taxes ?? []).flatMap(({ name, share }, index) => {
    const tax = taxes[index]
    return tax === undefined || (isZero(tax.net) && isZero(tax.amount)) ? [] : [{ name, share, ...tax }]
  })
}
