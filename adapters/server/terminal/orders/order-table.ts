import type { OrderSummary, PlacedPayment } from '../../../../core/orders/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'
import { minuteText } from '../time-text.js'

/** Notes for an owner about money that was not taken with the order. */
const MONEY_TEXT: Readonly<Record<PlacedPayment, readonly string[]>> = {
  taken: [],
  held: ['money held'],
  capturing: ['money being taken'],
  lapsed: ['money lapsed'],
  trial: ['trial, nothing taken'],
}

/** The state of the goods; refunded and withdrawn pieces need no sending. */
function goodsTexts({
  status,
  payment,
  fulfilment,
  isCancelled,
  needsSending,
}: OrderSummary): readonly string[] {
  if (isCancelled) return ['cancelled']
  if (fulfilment === 'fulfilled') return ['sent']
  const sent = fulfilment === 'partly-fulfilled' ? ['partly sent'] : []
  const hasNothingLeft = status === 'placed' && payment !== 'lapsed' && !needsSending
  return [...sent, ...(hasNothingLeft ? ['nothing to send'] : [])]
}

/** The state of an order with its provider's state of the money. */
function stateOf(order: OrderSummary, priceText: PriceText): string {
  const { status, payment, total, taken, refunded, isDisputed, isCancelled } = order
  const isReleased = isCancelled && payment === 'lapsed'
  return [
    status,
    ...(payment === null ? [] : isReleased ? ['money released'] : MONEY_TEXT[payment]),
    ...(taken !== null && taken.amount < total.amount ? [`only ${priceText(taken)} taken`] : []),
    ...(refunded.amount > 0 ? [`refunded ${priceText(refunded)}`] : []),
    ...(isDisputed ? ['disputed'] : []),
    ...goodsTexts(order),
  ].join(', ')
}

const toRow = (order: OrderSummary, priceText: PriceText): readonly string[] =>
  [
    minuteText(order.time),
    orderNumber(order.id),
    order.id,
    stateOf(order, priceText),
    String(order.itemCount),
    priceText(order.total),
    order.name,
    order.email ?? '',
  ].map(plainLine)

const HEADER = ['Time (UTC)', 'Number', 'Order', 'Status', 'Pieces', 'Total', 'Name', 'E-mail']

/** Orders as a table, one line each. */
export const orderTable = (orders: readonly OrderSummary[], priceText: PriceText): readonly string[] =>
  textTable(
    HEADER,
    orders.map((order) => toRow(order, priceText)),
  )
