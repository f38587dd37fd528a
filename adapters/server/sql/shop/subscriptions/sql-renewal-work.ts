import type {
  RenewalUnit,
  RenewalWork,
} from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import { takeStock } from '../payments/reserved-stock.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { createLockedSubscriptions } from './locked-subscriptions.js'
import { openPeriod } from './open-period.js'

/** The subscriptions of one open transaction. */
export function createRenewalWork(tables: Tables, context: StoreContext): RenewalWork {
  const { lock, save, rowOf, write } = createLockedSubscriptions(tables, context)
  return {
    lock,
    save,
    saveNotice: (subscription, events) => {
      const row = rowOf(subscription)
      return write(row, { announced_period: row.period + 1 }, events)
    },
    takeStock: (subscription) => {
      const { sku_id: sku, count } = rowOf(subscription)
      return takeStock(tables, context, [[sku, count]], 'also-withdrawn')
    },
    openPeriod: (subscription, { nextTryMs }) => openPeriod(tables, context, rowOf(subscription), nextTryMs),
  }
}

/** Runs work on subscriptions in one transaction of the store. */
export const renewalUnit =
  (context: StoreContext): RenewalUnit =>
  (work) =>
    inTransaction(context, (tables) => work(createRenewalWork(tables, context)))
