import { optionTexts } from '../../../catalog/index.js'
import {
  disputeDueMs,
  fulfilmentStandingOf,
  needsSending,
  orderActions,
  paymentStandingOf,
  piecesToSend,
  refundableMoney,
  refundableShipping,
  refundedPieces,
  sendablePieces,
  sentPieces,
} from '../../../orders/index.js'
import type { DeskOrder } from '../../../orders/index.js'
import { orderNumber } from '../../../shared/index.js'

const isoTime = (ms: number): string => new Date(ms).toISOString()

function lineReports(order: DeskOrder) {
  const sent = sentPieces(order)
  const refunded = refundedPieces(order)
  const left = new Map(piecesToSend(order).map(({ lineId, count }) => [lineId, count]))
  const sendable = new Map(sendablePieces(order).map(({ lineId, count }) => [lineId, count]))
  return order.placed.items.map((item, index) => ({
    line: index + 1,
    id: item.id,
    name: item.product.name,
    options: optionTexts(item.product.optionSets, item.sku.optionValues),
    code: item.sku.code,
    count: item.count,
    price: item.price,
    total: item.rowTotal,
    sent: sent.get(item.id) ?? 0,
    refunded: refunded.get(item.id) ?? 0,
    toSend: left.get(item.id) ?? 0,
    sendable: sendable.get(item.id) ?? 0,
  }))
}

/** An order in the form of `vitrine orders show`, also as JSON. */
export function orderReport(order: DeskOrder) {
  const { id, placed, payment, cancelledMs } = order
  const dueMs = disputeDueMs(order)
  return {
    id,
    number: orderNumber(id),
    placedAt: isoTime(order.placedMs),
    payment: paymentStandingOf(payment),
    fulfilment: fulfilmentStandingOf(order),
    needsSending: needsSending(order),
    cancelledAt: cancelledMs === null ? null : isoTime(cancelledMs),
    name: placed.fullName,
    email: placed.email,
    lines: lineReports(order),
    extras: placed.extraItems,
    total: placed.total,
    paid: {
      provider: payment.provider,
      reference: payment.reference,
      card: placed.card,
      amount: payment.amount,
      taken: payment.taken,
      refunded: payment.refunded,
      refundable: refundableMoney(order),
      refundableShipping: refundableShipping(order),
      isDisputed: payment.isDisputed,
      disputeDueAt: dueMs === null ? null : isoTime(dueMs),
    },
    shippingMethod: placed.shippingMethods.find(({ selected }) => selected)?.name ?? null,
    shippingAddress: placed.shippingAddress,
    billingAddress: placed.billingAddress,
    customData: placed.customData,
    comment: placed.comment,
    parcels: order.fulfilments.map(({ atMs, ...parcel }) => ({ ...parcel, at: isoTime(atMs) })),
    refunds: order.refunds.map(({ atMs, ...refund }) => ({ ...refund, at: isoTime(atMs) })),
    events: order.events.map(({ atMs, ...event }) => ({ at: isoTime(atMs), ...event })),
    actions: orderActions(order),
  }
}

/** The result of `orderReport`. */
export type OrderReport = ReturnType<typeof orderReport>
