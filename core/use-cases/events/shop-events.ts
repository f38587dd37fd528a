import type { Money } from '../../money/index.js'
import { applyDecision, elsewhereIn, needsSending } from '../../orders/index.js'
import type { DeskOrder, Order, OrderDecision } from '../../orders/index.js'
import { orderNumber } from '../../shared/index.js'
import type { ProviderNews } from '../mails/orders/payment-mails.js'
import type { StockLeft } from '../mails/running-out.js'
import type { PlacedMoney } from '../shop/payments/attempt-state.js'

/** The kinds of events for other programs. */
export const SHOP_EVENT_KINDS = [
  'order.placed',
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.refund-failed',
  'order.cancelled',
  'stock.low',
] as const
/** One of `SHOP_EVENT_KINDS`. */
export type ShopEventKind = (typeof SHOP_EVENT_KINDS)[number]

/** An event of the shop. It names no person: the owner's API has the details. */
export interface ShopEvent {
  readonly kind: ShopEventKind
  /** The id of the order, or of the variant. */
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
}

const amountOf = ({ amount, currency }: Money) => ({ amountMinor: amount, currency })

const aboutOrder = (kind: ShopEventKind, id: string, data: Readonly<Record<string, unknown>>): ShopEvent => ({
  kind,
  subject: id,
  data: { orderId: id, number: orderNumber(id), ...data },
})

/** The events of a placed order, including variants that it makes scarce. */
export function eventsOfPlacement(
  { id, total, itemCount }: Pick<Order, 'id' | 'total' | 'itemCount'>,
  money: PlacedMoney,
  low: readonly StockLeft[],
): readonly ShopEvent[] {
  return [
    aboutOrder('order.placed', id, { total: amountOf(total), itemCount }),
    ...(money === 'taken' && total.amount > 0
      ? [aboutOrder('order.paid', id, { amount: amountOf(total) })]
      : []),
    ...low.map(({ name, code, left }) => ({
      kind: 'stock.low' as const,
      subject: code ?? name,
      data: { name, code, left },
    })),
  ]
}

/** The event of captured money. */
export const eventOfCapture = (orderId: string, amount: Money): ShopEvent =>
  aboutOrder('order.paid', orderId, { amount: amountOf(amount) })

/** The events of an owner's change of an order, or of its provider's later result. */
export function eventsOfDecision(order: DeskOrder, decision: OrderDecision): readonly ShopEvent[] {
  const { id } = order
  const { fulfilment, refundChange, cancelledMs } = decision
  const changed = order.refunds.find(({ id: each }) => each === refundChange?.id)
  const refund = changed?.kind === 'refund' ? changed : undefined
  const given = refund && {
    amount: amountOf(refund.amount),
    lines: refund.lines,
    shipping: amountOf(refund.shipping),
  }
  return [
    ...(fulfilment === undefined
      ? []
      : [
          aboutOrder('order.fulfilled', id, {
            lines: fulfilment.lines,
            carrier: fulfilment.carrier,
            tracking: fulfilment.tracking,
            isPartial: needsSending(applyDecision(order, decision)),
          }),
        ]),
    ...(cancelledMs === undefined ? [] : [aboutOrder('order.cancelled', id, {})]),
    ...(refund !== undefined && refundChange?.state === 'done'
      ? [aboutOrder('order.refunded', id, { ...given })]
      : []),
    ...(refund !== undefined && refundChange?.state === 'refused'
      ? [
          aboutOrder('order.refund-failed', id, {
            ...given,
            wasRefunded: refund.state === 'done',
          }),
        ]
      : []),
  ]
}

/** The events of a provider's own news: money refunded on its own page, and returned by the bank. */
export const eventsOfNews = (
  orderId: string,
  { events, notedMinor }: ProviderNews,
  currency: Money['currency'],
): readonly ShopEvent[] =>
  elsewhereIn(events, notedMinor).map(({ event, amountMinor }) => {
    const totalRefunded = { amountMinor: event.totalMinor, currency }
    return event.tag === 'refunded-elsewhere'
      ? aboutOrder('order.refunded', orderId, { totalRefunded })
      : aboutOrder('order.refund-failed', orderId, {
          amount: { amountMinor, currency },
          totalRefunded,
          wasRefunded: true,
        })
  })

/** An event in the form that is sent; the text is the same each time. */
export const eventBody = ({ kind, data }: ShopEvent, atMs: number): string =>
  JSON.stringify({ type: kind, timestamp: new Date(atMs).toISOString(), data })
