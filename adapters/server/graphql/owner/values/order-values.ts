import { optionTexts } from '../../../../../core/catalog/index.js'
import { digitsOf } from '../../../../../core/money/index.js'
import type { Money } from '../../../../../core/money/index.js'
import {
  disputeDueMs,
  fulfilmentStandingOf,
  needsSending,
  orderActions,
  paymentStandingOf,
  piecesToSend,
  refundableMoney,
  refundablePieces,
  refundableShipping,
  refundedPieces,
  sendablePieces,
  sentPieces,
} from '../../../../../core/orders/index.js'
import type {
  CardSummary,
  CustomDatum,
  DeskOrder,
  LinePieces,
  OrderEvent,
  OrderSummary,
  Refund,
} from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'

/** Money in the form of the API. */
export const moneyValue = ({ amount, currency }: Money) => ({
  amountMinor: amount,
  currency,
  digits: digitsOf(currency),
})

const countsOf = (pieces: readonly LinePieces[]): ReadonlyMap<string, number> =>
  new Map(pieces.map(({ lineId, count }) => [lineId, count]))

function lineValues(order: DeskOrder) {
  const sent = sentPieces(order)
  const refunded = refundedPieces(order)
  const toSend = countsOf(piecesToSend(order))
  const sendable = countsOf(sendablePieces(order))
  const refundable = countsOf(refundablePieces(order))
  return order.placed.items.map(({ id, product, sku, count, price, rowTotal }, index) => ({
    id,
    line: index + 1,
    productId: product.id,
    skuId: sku.id,
    name: product.name,
    options: optionTexts(product.optionSets, sku.optionValues),
    code: sku.code,
    imageUrl: sku.mainImage?.url ?? null,
    count,
    price: moneyValue(price),
    total: moneyValue(rowTotal),
    sent: sent.get(id) ?? 0,
    refunded: refunded.get(id) ?? 0,
    toSend: toSend.get(id) ?? 0,
    sendable: sendable.get(id) ?? 0,
    refundable: refundable.get(id) ?? 0,
  }))
}

/** A refund in the form of the API. */
export const refundValue = ({ amount, shipping, atMs, ...refund }: Refund) => ({
  ...refund,
  amount: moneyValue(amount),
  shipping: moneyValue(shipping),
  requestedAt: atMs,
})

const KNOWN_EVENTS: ReadonlySet<string> = new Set<OrderEvent['tag']>([
  'fulfilled',
  'cancelled',
  'capture-requested',
  'refund-requested',
  'refunded',
  'released',
  'refund-refused',
  'refunded-elsewhere',
  'returned-elsewhere',
  'disputed',
  'dispute-over',
  'downloads-sent',
  'note',
])

function textOf(event: OrderEvent): string | null {
  switch (event.tag) {
    case 'note':
      return event.text
    case 'cancelled':
    case 'refund-requested':
      return event.reason
    case 'refund-refused':
      return event.message
    default:
      return null
  }
}

function amountOf(event: OrderEvent): number | null {
  if ('amountMinor' in event) return event.amountMinor
  return 'totalMinor' in event ? event.totalMinor : null
}

function eventValue(event: OrderEvent, currency: string) {
  const amount = amountOf(event)
  const shipping = 'shippingMinor' in event ? (event.shippingMinor ?? null) : null
  return {
    kind: KNOWN_EVENTS.has(event.tag) ? event.tag : 'other',
    at: event.atMs,
    by: event.by,
    text: textOf(event),
    amount: amount === null ? null : moneyValue({ amount, currency } as Money),
    pieces: 'lines' in event ? event.lines : [],
    shipping: shipping === null ? null : moneyValue({ amount: shipping, currency } as Money),
    carrier: 'carrier' in event ? event.carrier : null,
    tracking: 'tracking' in event ? event.tracking : null,
    refundId: 'refundId' in event ? event.refundId : null,
  }
}

const answerValue = ({ name, textArea, textInput, checkbox }: CustomDatum) => ({
  name,
  text: textArea ?? textInput,
  isChecked: checkbox,
})

/** A card in the form of the API. */
export const cardValue = (card: CardSummary | null) => card && { ...card, brand: card.provider }

function paidValue(order: DeskOrder) {
  const { placed, payment } = order
  const { card } = placed
  return {
    provider: payment.provider,
    reference: payment.reference,
    card: cardValue(card),
    amount: moneyValue(payment.amount),
    taken: moneyValue(payment.taken),
    refunded: moneyValue(payment.refunded),
    refundable: moneyValue(refundableMoney(order)),
    refundableShipping: moneyValue(refundableShipping(order)),
    isDisputed: payment.isDisputed,
    disputeDueAt: disputeDueMs(order),
  }
}

/** One order in the form of the API; expensive fields are made on request only. */
export function orderValue(order: DeskOrder) {
  const { id, placed, payment } = order
  return {
    id,
    number: orderNumber(id),
    version: order.revision,
    placedAt: order.placedMs,
    payment: paymentStandingOf(payment),
    fulfilment: fulfilmentStandingOf(order),
    cancelledAt: order.cancelledMs,
    needsSending: needsSending(order),
    name: placed.fullName,
    email: placed.email,
    lines: () => lineValues(order),
    extras: placed.extraItems.map(({ price, isIncluded = false, ...extra }) => ({
      ...extra,
      price: moneyValue(price),
      isIncluded,
    })),
    subtotal: moneyValue(placed.subtotal),
    total: moneyValue(placed.total),
    money: paidValue(order),
    shippingMethod: placed.shippingMethods.find(({ selected }) => selected)?.name ?? null,
    shippingAddress: placed.shippingAddress,
    billingAddress: placed.billingAddress,
    answers: placed.customData.map(answerValue),
    comment: placed.comment,
    parcels: order.fulfilments.map(({ atMs, ...parcel }) => ({ ...parcel, sentAt: atMs })),
    refunds: order.refunds.map(refundValue),
    events: () => order.events.map((event) => eventValue(event, payment.amount.currency)),
    actions: () => orderActions(order),
  }
}

/** The payment state of a listed order, equal to `paymentStandingOf` for one order. */
function listedStanding({ payment, isDisputed, taken, refunded, total }: OrderSummary): string {
  if (isDisputed) return 'disputed'
  if (payment === null) return 'pending'
  if (payment !== 'taken') return payment
  if (refunded.amount > 0) return refunded.amount < (taken ?? total).amount ? 'partly-refunded' : 'refunded'
  return total.amount === 0 ? 'free' : 'paid'
}

/** An order of a list in the form of the API. */
export const summaryValue = (order: OrderSummary) => ({
  id: order.id,
  number: orderNumber(order.id),
  placedAt: order.time,
  state: order.status,
  payment: listedStanding(order),
  fulfilment: order.fulfilment,
  isCancelled: order.isCancelled,
  needsSending: order.needsSending,
  name: order.name,
  email: order.email,
  itemCount: order.itemCount,
  total: moneyValue(order.total),
  refunded: moneyValue(order.refunded),
})
