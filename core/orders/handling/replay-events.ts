import type { OrderEvent } from './order-event.js'

/** The sums over the events of an order. */
export interface EventTotals {
  /** Line id -> pieces. */
  readonly sent: ReadonlyMap<string, number>
  /** SKU id -> pieces. */
  readonly stockBack: ReadonlyMap<string, number>
  /** Minor units of the shop's own completed refunds, without those whose money was returned. */
  readonly refundedMinor: number
  /** Refunds without a final outcome. */
  readonly openRefunds: ReadonlySet<string>
  readonly isCancelled: boolean
  readonly isDisputed: boolean
}

/** Adds up the events, so that the log can be compared with the stored states. */
export function replayEvents(events: readonly OrderEvent[]): EventTotals {
  const sent = new Map<string, number>()
  const stockBack = new Map<string, number>()
  const openRefunds = new Set<string>()
  const doneRefunds = new Map<string, number>()
  const put = (map: Map<string, number>, id: string, count: number) => map.set(id, (map.get(id) ?? 0) + count)
  let isCancelled = false
  let isDisputed = false
  for (const event of events) {
    switch (event.tag) {
      case 'fulfilled':
        for (const { lineId, count } of event.lines) put(sent, lineId, count)
        break
      case 'cancelled':
        isCancelled = true
        for (const { skuId, count } of event.stock) put(stockBack, skuId, count)
        break
      case 'refund-requested':
        openRefunds.add(event.refundId)
        break
      case 'refunded':
        openRefunds.delete(event.refundId)
        doneRefunds.set(event.refundId, event.amountMinor)
        for (const { skuId, count } of event.stock) put(stockBack, skuId, count)
        break
      case 'released':
      case 'refund-refused':
        openRefunds.delete(event.refundId)
        doneRefunds.delete(event.refundId)
        break
      case 'disputed':
        isDisputed = true
        break
      case 'dispute-over':
        isDisputed = false
        break
      case 'capture-requested':
      case 'refunded-elsewhere':
      case 'returned-elsewhere':
      case 'downloads-sent':
      case 'note':
        break
    }
  }
  const refundedMinor = [...doneRefunds.values()].reduce((sum, minor) => sum + minor, 0)
  return { sent, stockBack, refundedMinor, openRefunds, isCancelled, isDisputed }
}
