import { cancelSubscription, endSubscription, isLive } from '../../../../../core/subscriptions/index.js'
import type { Cancellation } from '../../../../../core/ports/subscription-desk.port.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import {
  changeSubscription,
  columnsOf,
  findSubscription,
  recordSubscriptionEvent,
  standingOf,
} from './subscription-rows.js'

/** Attempts at a change of a row: it is read again if another request changed it first. */
const TRIES = 5

/**
 * Cancels a subscription: at the end of its period, or at once. One statement after the other, each of which
 * notices a change that came in between, so that a command can do it while the site runs.
 */
export async function cancelById(
  querier: Querier,
  context: Pick<StoreContext, 'siteId' | 'clock' | 'random'>,
  id: string,
  { by, atOnce = false }: { readonly by: 'member' | 'owner'; readonly atOnce?: boolean },
): Promise<Cancellation> {
  const tables = tablesOf(querier)
  const now = context.clock.wallTime()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await findSubscription(tables, context, id)
    if (row === null) return 'unknown'
    const before = standingOf(row)
    const after = (atOnce ? endSubscription : cancelSubscription)(before, now)
    if (!isLive(before, now) || (before.status === 'canceled' && !atOnce)) return 'unchanged'
    if (!(await changeSubscription(tables, row, columnsOf(after)))) continue
    const kind = isLive(after, now) ? 'canceled' : 'ended'
    await recordSubscriptionEvent(tables, context, id, kind, { reason: by })
    return kind
  }
  throw new Error(`The subscription ${id} changes all the time.`)
}
