import type { OrderLinks, OrderProgress } from '../order-progress.js'
import type { DeskOrder } from './desk-order.js'
import { fulfilmentStandingOf, paymentStandingOf } from './order-standing.js'

/** The part of an order's history that its shopper may see, with the present links. */
export const progressOf = (order: DeskOrder, links: OrderLinks): OrderProgress => ({
  ...links,
  payment: paymentStandingOf(order.payment),
  fulfilment: fulfilmentStandingOf(order),
  isCancelled: order.cancelledMs !== null,
  refunded: order.payment.refunded,
  parcels: order.fulfilments.map(({ carrier, tracking, atMs }) => ({
    carrier,
    tracking,
    sentOn: new Date(atMs).toISOString(),
  })),
})
