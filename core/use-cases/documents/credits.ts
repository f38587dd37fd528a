import { isZero, money, zero } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import { elsewhereIn } from '../../orders/index.js'
import type { DeskOrder, LinePieces, OrderEvent, Refund } from '../../orders/index.js'

/** Refunded money, by the shop or on the provider's own page. */
export interface Credit {
  /** The same for the same refund. */
  readonly sourceId: string
  readonly amount: Money
  /** The refunded pieces. */
  readonly lines: readonly LinePieces[]
  /** The refunded shipping. Without it and without pieces, the amount belongs to no part of the order. */
  readonly shipping: Money
}

/** True if a credit is for certain pieces or shipping; false for an amount alone. */
export const namesParts = ({ lines, shipping }: Credit): boolean => lines.length > 0 || !isZero(shipping)

/** The shipping in a credit that names its parts: all of it, if it names no pieces. */
export const shippingOf = ({ amount, lines, shipping }: Credit): Money =>
  lines.length === 0 ? amount : shipping

/** The source of the document that takes back the credit note of a refund. */
export const takenBackSource = (refundId: string): string => `returned-${refundId}`

const creditOf = ({ id, amount, lines, shipping }: Refund): Credit => ({
  sourceId: id,
  amount,
  lines,
  shipping,
})

/** A credit that was made, or whose money the bank returned later. */
export interface CreditStep {
  readonly credit: Credit
  readonly isReturned: boolean
}

/** The place of the last event about a refund; -1: it has none. */
const placeOf = (events: readonly OrderEvent[], tag: 'refunded' | 'refund-refused', id: string): number =>
  events.reduce((last, event, place) => (event.tag === tag && event.refundId === id ? place : last), -1)

/** The refunds on the provider's own page, and the returns of their money. */
const elsewhereStepsOf = ({ events, payment }: Pick<DeskOrder, 'events' | 'payment'>) => {
  const { currency } = payment.taken
  return elsewhereIn(events).map(({ event, amountMinor, place }) => {
    const sourceId = `elsewhere-${event.providerRefund ?? event.totalMinor}`
    const credit = { sourceId, amount: money(amountMinor, currency), lines: [], shipping: zero(currency) }
    return { credit, place, isReturned: event.tag === 'returned-elsewhere' }
  })
}

/** The credits of an order and their returns, in the order in which they happened. */
export function creditStepsOf({ refunds, events, payment }: DeskOrder): readonly CreditStep[] {
  const steps: (CreditStep & { readonly place: number })[] = []
  for (const refund of refunds.filter(({ kind }) => kind === 'refund')) {
    const credit = creditOf(refund)
    const place = placeOf(events, 'refunded', refund.id)
    if (refund.state === 'done' || place >= 0) steps.push({ credit, place, isReturned: false })
    if (refund.state === 'refused' && place >= 0)
      steps.push({ credit, place: placeOf(events, 'refund-refused', refund.id), isReturned: true })
  }
  steps.push(...elsewhereStepsOf({ events, payment }))
  return steps.sort((one, other) => one.place - other.place)
}

/** The completed refunds of an order, oldest first. */
export function creditsOf(order: DeskOrder): readonly Credit[] {
  const steps = creditStepsOf(order)
  const returned = new Set(steps.filter(({ isReturned }) => isReturned).map(({ credit }) => credit.sourceId))
  return steps.map(({ credit }) => credit).filter(({ sourceId }) => !returned.has(sourceId))
}

/** The credits whose money the bank returned, after credit notes for these sources were issued. */
export const returnedCreditsOf = (order: DeskOrder, noted: ReadonlySet<string>): readonly Credit[] =>
  [
    ...order.refunds.filter(({ state }) => state === 'refused').map(creditOf),
    ...elsewhereStepsOf(order).flatMap(({ credit, isReturned }) => (isReturned ? [credit] : [])),
  ].filter(({ sourceId }) => noted.has(sourceId) && !noted.has(takenBackSource(sourceId)))
