import { add, allocate, includedShareOf, isZero, money, subtract, zero } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import { paidForPieces, paidParts } from '../../orders/index.js'
import type { DeskOrder, LinePieces } from '../../orders/index.js'
import type { DocumentTax } from './document-parts.js'

/** Refunded money, by the shop or on the provider's own page. */
export interface Credit {
  /** The same for the same refund. */
  readonly sourceId: string
  readonly amount: Money
  /** The refunded pieces; empty: an amount that belongs to no line. */
  readonly lines: readonly LinePieces[]
}

/** The source of the document that takes back the credit note of a refund. */
export const takenBackSource = (refundId: string): string => `returned-${refundId}`

/** The refunds whose money the bank returned, after credit notes for these sources were issued. */
export const returnedCreditsOf = ({ refunds }: DeskOrder, noted: ReadonlySet<string>): readonly Credit[] =>
  refunds
    .filter(({ id, state }) => state === 'refused' && noted.has(id) && !noted.has(takenBackSource(id)))
    .map(({ id, amount, lines }) => ({ sourceId: id, amount, lines }))

/** The completed refunds of an order; those on the provider's own page come after the shop's own. */
export function creditsOf({ refunds, events, payment }: DeskOrder): readonly Credit[] {
  const own = refunds
    .filter(({ kind, state }) => kind === 'refund' && state === 'done')
    .map(({ id, amount, lines }) => ({ sourceId: id, amount, lines }))
  let noted = 0
  const elsewhere = events.flatMap((event): readonly Credit[] => {
    if (event.tag !== 'refunded-elsewhere') return []
    const amount = money(event.totalMinor - noted, payment.taken.currency)
    noted = event.totalMinor
    return [{ sourceId: `elsewhere-${event.totalMinor}`, amount, lines: [] }]
  })
  return [...own, ...elsewhere]
}

/** A part of a credit: the index of a line, or null for the shipping. */
interface CreditPart {
  readonly item: number | null
  readonly amount: Money
}

/** The amount of each line in a credit, by the money paid for its pieces. */
export function lineCredits({ placed, payment }: DeskOrder, { amount, lines }: Credit): readonly Money[] {
  const paid = paidParts(placed, payment.taken)
  const values = lines.map(({ lineId, count }) => {
    const place = placed.items.findIndex(({ id }) => id === lineId)
    const ofLine = paid.lines[place]
    const bought = placed.items[place]?.count ?? 0
    return ofLine === undefined || bought < count ? 0 : paidForPieces(ofLine, count, bought).amount
  })
  return values.every((value) => value === 0)
    ? lines.map((_, index) => (index === 0 ? amount : money(0, amount.currency)))
    : allocate(amount, values)
}

/**
 * The parts of a credit: a credit by lines covers their goods, any other one everything that the order
 * charged, in proportion.
 */
function partsOf(order: DeskOrder, credit: Credit): readonly CreditPart[] {
  const { placed, payment } = order
  if (credit.lines.length > 0) {
    const amounts = lineCredits(order, credit)
    return credit.lines.map(({ lineId }, index) => ({
      item: placed.items.findIndex(({ id }) => id === lineId),
      amount: amounts[index] ?? money(0, credit.amount.currency),
    }))
  }
  const paid = paidParts(placed, payment.taken)
  const weights = [...paid.lines, paid.shipping].map(({ amount }) => amount)
  if (weights.every((weight) => weight === 0)) return []
  return allocate(credit.amount, weights).map((amount, index) => ({
    item: index < placed.items.length ? index : null,
    amount,
  }))
}

/**
 * The taxes in a credit. A credit of the whole amount has those of the order; any other one has them at the
 * rates of its parts.
 */
export function creditTaxes(order: DeskOrder, credit: Credit): readonly DocumentTax[] {
  const { taxes = [], total } = order.placed
  if (credit.amount.amount === total.amount) return taxes
  const { currency } = order.payment.taken
  const parts = partsOf(order, credit)
  const isTaxed = (tax: (typeof taxes)[number], { item }: CreditPart): boolean =>
    item === null ? tax.isOnShipping : tax.items.includes(item)
  const amountOf = (tax: (typeof taxes)[number], among: readonly CreditPart[]): Money =>
    includedShareOf(
      among
        .filter((part) => isTaxed(tax, part))
        .map((part) => ({
          value: part.amount,
          shares: taxes.filter((one) => isTaxed(one, part)).reduce((sum, { share }) => sum + share, 0),
        })),
      tax.share,
      currency,
    )
  return taxes
    .map((tax) => {
      const taxed = parts.filter((part) => isTaxed(tax, part))
      const gross = taxed.reduce((sum, { amount }) => add(sum, amount), zero(currency))
      const net = taxes.reduce((rest, one) => subtract(rest, amountOf(one, taxed)), gross)
      return { name: tax.name, share: tax.share, net, amount: amountOf(tax, parts) }
    })
    .filter(({ net }) => !isZero(net))
}
