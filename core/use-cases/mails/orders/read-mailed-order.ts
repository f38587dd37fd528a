import { confirmationPath } from '../../../checkout/index.js'
import { orderId, orderToken } from '../../../orders/index.js'
import type { Order } from '../../../orders/index.js'
import { orderNumber } from '../../../shared/index.js'
import { runningOut } from '../running-out.js'
import type { MailedOrder } from './mailed-order.js'
import type { OrderMail } from './order-mail.js'

/** The stored orders that mails are about. */
export interface MailedOrderReader {
  /** An order as it was placed; null: it is not placed, its buyer was erased, or it was deleted. */
  readonly findPlaced: (
    id: string,
  ) => Promise<{ readonly order: Order; readonly placedMs: number; readonly token: string | null } | null>
  /** An order that is not placed, as its newest payment attempt would have placed it; null: there is none. */
  readonly findTried: (id: string) => Promise<{ readonly order: Order; readonly triedMs: number } | null>
  /** The files that still belong to the buyer, with their present addresses. */
  readonly downloadsOf: (order: Order) => Promise<Order['downloads']>
  /** The remaining counted pieces of an order's variants, by variant id. */
  readonly stockOf: (order: Order) => Promise<ReadonlyMap<string, number>>
}

/** An unpaid order for the mail about the failed payment; null: it was placed since, or deleted. */
async function readUnpaidOrder(
  { findTried }: Pick<MailedOrderReader, 'findTried'>,
  id: string,
): Promise<MailedOrder | null> {
  const tried = await findTried(id)
  if (tried === null) return null
  const { order, triedMs: placedMs } = tried
  return { order, runningOut: [], number: orderNumber(id), placedMs, confirmationPath: null }
}

/** An order for a mail; null: it was deleted, its buyer was erased, or it is paid by now. */
export async function readMailedOrder(
  reader: MailedOrderReader,
  { kind, orderId: id }: Pick<OrderMail, 'kind' | 'orderId'>,
): Promise<MailedOrder | null> {
  if (kind === 'orderPaymentFailed') return readUnpaidOrder(reader, id)
  const found = await reader.findPlaced(id)
  if (found === null) return null
  const { order, placedMs, token } = found
  const downloads = await reader.downloadsOf(order)
  // Without files that still belong to the buyer there is nothing to send.
  if (kind === 'orderDownloads' && downloads.length === 0) return null
  return {
    order: { ...order, downloads },
    runningOut: runningOut(order.items, await reader.stockOf(order)),
    number: orderNumber(id),
    placedMs,
    confirmationPath:
      token === null ? null : confirmationPath({ orderId: orderId(id), token: orderToken(token) }),
  }
}
