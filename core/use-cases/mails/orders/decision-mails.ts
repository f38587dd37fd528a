import { applyDecision, needsSending } from '../../../orders/index.js'
import type { DeskOrder, LinePieces, OrderDecision, Refund, Withdrawal } from '../../../orders/index.js'
import type {
  MailedCancellation,
  MailedRefund,
  MailedWithdrawal,
  MailLine,
  OrderMailAbout,
} from './order-mail.js'

const namesOf = ({ placed }: DeskOrder, pieces: readonly LinePieces[]): readonly MailLine[] =>
  pieces.flatMap(({ lineId, count }) => {
    const item = placed.items.find(({ id }) => id === lineId)
    return item === undefined ? [] : [{ name: item.product.name, count }]
  })

const mailedRefund = (
  order: DeskOrder,
  { amount, lines, shipping }: Refund,
  reason: string | null,
): MailedRefund => ({
  amount,
  lines: namesOf(order, lines),
  ...(shipping.amount > 0 && { shipping }),
  reason,
})

/** The reason why no money is given back; undefined: some was taken, or the order was free. */
function notGivenBack({ payment }: DeskOrder): 'disputed' | 'untaken' | undefined {
  if (payment.isDisputed) return 'disputed'
  return payment.status === 'lapsed' || payment.status === 'trial' ? 'untaken' : undefined
}

/** The cancellation as the shopper reads it, with what becomes of the money. */
function mailedCancellation(order: DeskOrder, refund: Refund | undefined): MailedCancellation {
  if (refund?.kind === 'refund' && !order.payment.isDisputed) return { reason: null, refund: refund.amount }
  const isReleased = refund?.kind === 'release' && !order.payment.isDisputed
  const money = isReleased ? 'released' : notGivenBack(order)
  return { reason: null, refund: null, ...(money !== undefined && { money }) }
}

/** The mails about a withdrawal: the shopper's confirmation, and the owner's notice. */
export function mailsOfWithdrawal(
  order: DeskOrder,
  { receivedMs, name, lines, statement }: Withdrawal,
): readonly OrderMailAbout[] {
  const money: MailedWithdrawal['money'] = order.payment.status === 'held' ? 'held' : notGivenBack(order)
  const withdrawal = {
    receivedMs,
    name,
    lines: namesOf(order, lines),
    statement,
    ...(money !== undefined && { money }),
  }
  return [
    { kind: 'withdrawalReceived', withdrawal },
    { kind: 'withdrawalNotice', withdrawal },
  ]
}

/**
 * The mails about a change of an order. To the shopper: sent goods, a cancelled order, refunded money, files that
 * are sent again. Notes and reasons stay with the shop; the refund of a cancelled order is part of the mail about
 * the cancellation. To the owner: a refund that the payment provider refused.
 */
export function mailsOfDecision(order: DeskOrder, decision: OrderDecision): readonly OrderMailAbout[] {
  const { events, fulfilment, refund, refundChange, cancelledMs } = decision
  const ended = order.refunds.find(({ id }) => id === refundChange?.id)
  const done = refundChange?.state === 'done' ? ended : undefined
  const refused = refundChange?.state === 'refused' ? ended : undefined
  return [
    ...(fulfilment === undefined
      ? []
      : [
          {
            kind: 'orderDispatched' as const,
            shipment: {
              lines: namesOf(order, fulfilment.lines),
              carrier: fulfilment.carrier,
              trackingNumber: fulfilment.tracking,
              trackingUrl: null,
              isPartial: needsSending(applyDecision(order, decision)),
            },
          },
        ]),
    ...(events.some(({ tag }) => tag === 'downloads-sent') ? [{ kind: 'orderDownloads' as const }] : []),
    ...(cancelledMs === undefined
      ? []
      : [
          {
            kind: 'orderCancelled' as const,
            cancellation: mailedCancellation(order, refund),
          },
        ]),
    // The mail of a cancellation reports its own refund, which has the same time.
    ...(done?.kind === 'refund' && done.atMs !== order.cancelledMs
      ? [{ kind: 'orderRefunded' as const, refund: mailedRefund(order, done, null) }]
      : []),
    ...(refused?.kind === 'refund'
      ? [
          {
            kind: 'orderRefundRefused' as const,
            refund: mailedRefund(order, refused, refundChange?.problem ?? null),
          },
        ]
      : []),
  ]
}
