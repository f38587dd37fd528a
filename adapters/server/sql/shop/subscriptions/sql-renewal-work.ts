import type { SubscriptionChange } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type {
  RenewalUnit,
  RenewalWork,
  RenewedSubscription,
} from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { takeStock } from '../payments/reserved-stock.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { openPeriod } from './open-period.js'
import {
  changeSubscription,
  columnsOf,
  lockSubscription,
  planOf,
  recordSubscriptionEvents,
  standingOf,
} from './subscription-rows.js'

const toSubscription = (row: SubscriptionRow): RenewedSubscription => ({
  id: row.id,
  memberId: row.member_id,
  standing: standingOf(row),
  plan: planOf(row),
  announcedPeriod: row.announced_period,
})

/** The subscriptions of one open transaction, with a cache of its locked rows. */
export function createRenewalWork(tables: Tables, context: StoreContext): RenewalWork {
  const rows = new Map<string, SubscriptionRow>()
  const rowOf = ({ id }: RenewedSubscription): SubscriptionRow => {
    const row = rows.get(id)
    if (row === undefined) throw new Error(`The subscription ${id} is not locked.`)
    return row
  }
  const write = async (
    row: SubscriptionRow,
    columns: Partial<SubscriptionRow>,
    events: SubscriptionChange['events'],
  ): Promise<void> => {
    await changeSubscription(tables, row, columns)
    await recordSubscriptionEvents(tables, context, row.id, events)
  }
  return {
    lock: async (id) => {
      const row = await lockSubscription(tables, context, id)
      if (row === null) return null
      rows.set(id, row)
      return toSubscription(row)
    },
    save: (subscription, { standing, events }) => write(rowOf(subscription), columnsOf(standing), events),
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
