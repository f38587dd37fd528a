import { isLive } from '../../../../../core/subscriptions/index.js'
import type { Cancellation } from '../../../../../core/ports/owner/subscription-desk.port.js'
import { decideCancellation } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import { collectChanges } from '../../engine/index.js'
import type { Change, CommitChanges, Querier } from '../../engine/index.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import {
  changeSubscription,
  columnsOf,
  findSubscription,
  recordSubscriptionEvents,
  standingOf,
} from './subscription-rows.js'

/** The maximum number of attempts at a change if other requests change the row. */
const TRIES = 5

/** The database, and the function that makes changes in one transaction. */
interface Place {
  readonly sql: Querier
  readonly commit: CommitChanges
}

/** The person who cancels, and the time of the end. */
interface CancelOptions {
  readonly by: 'member' | 'owner'
  /** @default false: at the end of its period */
  readonly atOnce?: boolean
  /** Further changes, written in the same transaction. @default none */
  readonly alongside?: readonly Change[]
}

/**
 * Cancels a subscription at the end of its period, or at once. The write detects a change in between, so that
 * a command can do it while the site runs.
 */
export async function cancelById(
  { sql, commit }: Place,
  context: Pick<StoreSite, 'siteId' | 'clock' | 'random'>,
  id: string,
  { by, atOnce = false, alongside = [] }: CancelOptions,
): Promise<Cancellation> {
  const tables = tablesOf(sql)
  const now = context.clock.wallTime()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await findSubscription(tables, context, id)
    if (row === null) return 'unknown'
    const decided = decideCancellation(standingOf(row), { by, atOnce }, now)
    if (decided === null) return 'unchanged'
    const { standing, events } = decided
    const changed = await collectChanges(async (querier) => {
      await changeSubscription(tablesOf(querier), row, columnsOf(standing))
    })
    const told = await collectChanges((querier) =>
      recordSubscriptionEvents(tablesOf(querier), context, id, events),
    )
    const changes = [...changed.map((change) => ({ ...change, mustChange: true })), ...told, ...alongside]
    if (await commit(changes)) return isLive(standing, now) ? 'canceled' : 'ended'
  }
  throw new Error(`The subscription ${id} changes all the time.`)
}
