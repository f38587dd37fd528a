import type { LedgerOrder, LedgerTax, SalesLedger } from '../../../ports/shop/sales-ledger.port.js'

/** The amounts of one tax rate, before refunds. */
export interface TaxFigure extends LedgerTax {
  /** ISO 3166-1 alpha-2 of the destination; null: unknown. */
  readonly country: string | null
}

/** A product with the pieces and the money of its lines, before discounts. */
export interface ProductFigure {
  readonly productId: string
  readonly name: string
  readonly pieces: number
  readonly totalMinor: number
}

/** A day in UTC, such as 2027-01-31. */
export interface DayFigure {
  readonly day: string
  readonly orders: number
  readonly salesMinor: number
  readonly refundedMinor: number
}

/** The figures of one currency, in its minor units. Cancelled orders and those that took nothing are left out. */
export interface SalesFigures {
  readonly currency: string
  readonly orders: number
  readonly pieces: number
  /** The totals of the orders, with shipping and taxes. */
  readonly salesMinor: number
  /** The amount of these orders that was refunded until now. */
  readonly refundedMinor: number
  readonly cancelled: number
  readonly taxes: readonly TaxFigure[]
  /** The products with the most pieces first. */
  readonly bestSellers: readonly ProductFigure[]
  /** Days with an order, the oldest first. */
  readonly days: readonly DayFigure[]
}

/** A running sum over orders. */
interface Tally {
  orders: number
  pieces: number
  salesMinor: number
  refundedMinor: number
  cancelled: number
  readonly taxes: Map<string, TaxFigure>
  readonly products: Map<string, ProductFigure>
  readonly days: Map<string, DayFigure>
}

const newTally = (): Tally => ({
  orders: 0,
  pieces: 0,
  salesMinor: 0,
  refundedMinor: 0,
  cancelled: 0,
  taxes: new Map(),
  products: new Map(),
  days: new Map(),
})

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** True if an order is a sale: not cancelled, not a trial, and its held money has not lapsed. */
export const isSale = ({ isCancelled, payment }: Pick<LedgerOrder, 'isCancelled' | 'payment'>): boolean =>
  !isCancelled && payment !== 'trial' && payment !== 'lapsed'

function addLines(tally: Tally, { lines }: LedgerOrder): void {
  for (const { productId, name, pieces, totalMinor } of lines) {
    const before = tally.products.get(productId)
    tally.pieces += pieces
    tally.products.set(productId, {
      productId,
      name,
      pieces: (before?.pieces ?? 0) + pieces,
      totalMinor: (before?.totalMinor ?? 0) + totalMinor,
    })
  }
}

function addTaxes(tally: Tally, { taxes, country }: LedgerOrder): void {
  for (const tax of taxes) {
    const key = JSON.stringify([country, tax.name, tax.percent, tax.isIncluded])
    const amountMinor = (tally.taxes.get(key)?.amountMinor ?? 0) + tax.amountMinor
    tally.taxes.set(key, { ...tax, country, amountMinor })
  }
}

function addOrder(tally: Tally, order: LedgerOrder): void {
  if (!isSale(order)) {
    if (order.isCancelled) tally.cancelled += 1
    return
  }
  const { placedOn, totalMinor, refundedMinor } = order
  tally.orders += 1
  tally.salesMinor += totalMinor
  tally.refundedMinor += refundedMinor
  addLines(tally, order)
  addTaxes(tally, order)
  const day = dayOf(placedOn)
  const before = tally.days.get(day)
  tally.days.set(day, {
    day,
    orders: (before?.orders ?? 0) + 1,
    salesMinor: (before?.salesMinor ?? 0) + totalMinor,
    refundedMinor: (before?.refundedMinor ?? 0) + refundedMinor,
  })
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const toFigures = (currency: string, tally: Tally): SalesFigures => ({
  currency,
  orders: tally.orders,
  pieces: tally.pieces,
  salesMinor: tally.salesMinor,
  refundedMinor: tally.refundedMinor,
  cancelled: tally.cancelled,
  taxes: [...tally.taxes.values()].sort(
    (one, other) =>
      inOrder(one.country ?? '', other.country ?? '') ||
      inOrder(one.name, other.name) ||
      (other.percent ?? 0) - (one.percent ?? 0),
  ),
  bestSellers: [...tally.products.values()].sort(
    (one, other) => other.pieces - one.pieces || inOrder(one.name, other.name),
  ),
  days: [...tally.days.values()].sort((one, other) => inOrder(one.day, other.day)),
})

/** Adds up orders by currency, in the order of the currencies' names. */
function createSalesSum(): {
  readonly add: (order: LedgerOrder) => void
  readonly figures: () => readonly SalesFigures[]
} {
  const tallies = new Map<string, Tally>()
  return {
    add: (order) => {
      const tally = tallies.get(order.currency) ?? newTally()
      tallies.set(order.currency, tally)
      addOrder(tally, order)
    },
    figures: () =>
      [...tallies.entries()]
        .sort(([one], [other]) => inOrder(one, other))
        .map(([currency, tally]) => toFigures(currency, tally)),
  }
}

/**
 * The figures of a shop between two moments (the second excluded), wall-clock ms. Rejects only if storage
 * fails.
 */
export async function readSalesFigures(
  ledger: Pick<SalesLedger, 'placed'>,
  fromMs: number,
  untilMs: number,
): Promise<readonly SalesFigures[]> {
  const tally = createSalesSum()
  for await (const part of ledger.placed(fromMs, untilMs)) part.forEach(tally.add)
  return tally.figures()
}
