import { applyDecision } from '../../core/orders/index.js'
import type { DeskOrder } from '../../core/orders/index.js'
import type { OrderDesk, RefundQueue } from '../../core/ports/owner/order-desk.port.js'
import { err, ok, orderNumber } from '../../core/shared/index.js'

/** Orders in memory, and how often their stock changed. */
export interface FakeOrderDesk extends OrderDesk, RefundQueue {
  readonly orders: Map<string, DeskOrder>
  /** SKU id -> pieces that were returned to stock. */
  readonly stockBack: Map<string, number>
}

/** A desk that keeps its orders in memory. */
export function createFakeOrderDesk(first: readonly DeskOrder[] = []): FakeOrderDesk {
  const orders = new Map<string, DeskOrder>(first.map((order) => [order.id, order]))
  const stockBack = new Map<string, number>()
  const next = new Map<string, { readonly nextMs: number; readonly tries: number }>()
  return {
    orders,
    stockBack,
    find: async (name) => {
      const found = [...orders.values()].filter(({ id }) => id === name || orderNumber(id) === name)
      const [order] = found
      if (order === undefined) return err('unknown')
      return found.length > 1 ? err('several') : ok(order.id)
    },
    load: async (id) => orders.get(id) ?? null,
    save: async (read, decision) => {
      const now = orders.get(read.id)
      if (now === undefined || now.revision !== read.revision || now.payment.status !== read.payment.status) {
        return false
      }
      orders.set(read.id, applyDecision(now, decision))
      for (const { skuId, count } of decision.stockBack ?? [])
        stockBack.set(skuId, (stockBack.get(skuId) ?? 0) + count)
      return true
    },
    due: async (nowMs) =>
      [...orders.values()].flatMap(({ id: orderId, refunds }) =>
        refunds
          .filter(({ state }) => state === 'requested' || state === 'pending')
          .filter(({ id, atMs }) => (next.get(id)?.nextMs ?? atMs) <= nowMs)
          .map(({ id: refundId }) => ({ orderId, refundId, tries: next.get(refundId)?.tries ?? 0 })),
      ),
    postpone: async (refundId, nextMs) => {
      next.set(refundId, { nextMs, tries: (next.get(refundId)?.tries ?? 0) + 1 })
    },
  }
}
