import type { Stamp } from '../../../../../core/ports/platform/stamp.port.js'
import { money } from '../../../../../core/money/index.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { SubscriptionChange } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type {
  RenewalWork,
  RenewedSubscription,
} from '../../../../../core/use-cases/shop/subscriptions/renewal-work.js'
import { cardOf } from '../row-documents.js'
import { knownRow } from '../known-row.js'
import type { SubscriptionRow } from '../../engine/index.js'
import type { SiteDatabase, Tables } from '../site-database.js'
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
  skuId: row.sku_id,
  count: row.count,
  email: row.email,
  amount: money(row.amount_minor, row.currency),
  provider: row.provider,
  keptMethod: row.payment_method,
  card: cardOf(row),
  repeated: orderOfSnapshot(row.snapshot),
})

/** The locked subscriptions of one open transaction, with a cache of their rows. */
export interface LockedSubscriptions extends Pick<RenewalWork, 'lock' | 'save'> {
  /** The row of a locked subscription. */
  readonly rowOf: (subscription: Pick<RenewedSubscription, 'id'>) => SubscriptionRow
  readonly write: (
    row: SubscriptionRow,
    columns: Partial<SubscriptionRow>,
    events: SubscriptionChange['events'],
    stamp: Stamp,
  ) => Promise<void>
}

/** Locks and saves subscriptions in one open transaction. */
export function createLockedSubscriptions(
  tables: Tables,
  site: Pick<SiteDatabase, 'siteId'>,
): LockedSubscriptions {
  const rows = new Map<string, SubscriptionRow>()
  const rowOf: LockedSubscriptions['rowOf'] = ({ id }) => knownRow(rows, id)
  const write: LockedSubscriptions['write'] = async (row, columns, events, stamp) => {
    await changeSubscription(tables, row, columns)
    await recordSubscriptionEvents(tables, site, row.id, events, stamp)
  }
  return {
    rowOf,
    write,
    lock: async (id) => {
      const row = await lockSubscription(tables, site, id)
      if (row === null) return null
      rows.set(id, row)
      return toSubscription(row)
    },
    save: (subscription, { standing, events }, stamp) =>
      write(rowOf(subscription), columnsOf(standing), events, stamp),
  }
}
