import type { CancelPorts } from '../../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import { collectChanges } from '../../engine/index.js'
import type { Change, CommitChanges, Querier } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import {
  changeSubscription,
  columnsOf,
  findSubscription,
  recordSubscriptionEvents,
  standingOf,
} from './subscription-rows.js'

/** The site of subscriptions, its database, and the function that makes changes in one transaction. */
export interface CancelPlace extends Pick<SiteDatabase, 'siteId'> {
  readonly sql: Querier
  readonly commit: CommitChanges
  /** Further changes, written in the same transaction. @default none */
  readonly alongside?: readonly Change[]
}

/** The subscriptions of a cancellation, over SQL. */
export function createCancelledSubscriptions({
  sql,
  siteId,
  commit,
  alongside = [],
}: CancelPlace): Pick<CancelPorts, 'find' | 'save'> {
  return {
    find: async (id) => {
      const row = await findSubscription(tablesOf(sql), { siteId }, id)
      return row && { id, standing: standingOf(row), revision: row.revision }
    },
    save: async ({ id, revision }, { standing, events }, stamp) => {
      const row = { site_id: siteId, id, revision }
      const changed = await collectChanges(async (querier) => {
        await changeSubscription(tablesOf(querier), row, columnsOf(standing))
      })
      const mails = await collectChanges((querier) =>
        recordSubscriptionEvents(tablesOf(querier), { siteId }, id, events, stamp),
      )
      return commit([...changed.map((change) => ({ ...change, mustChange: true })), ...mails, ...alongside])
    },
  }
}
