import {
  isBegunElsewhere,
  trialNames,
} from '../../../../../core/use-cases/shop/subscriptions/begun-trials.js'
import type { TrialOf } from '../../../../../core/use-cases/shop/subscriptions/begun-trials.js'
import { secretId } from '../ids.js'
import type { SiteDatabase, Tables } from '../site-database.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** The ids of the names under which a trial is recorded. */
async function trialIds(tables: Tables, { siteId }: Site, trial: TrialOf): Promise<readonly string[]> {
  const member = await tables
    .selectFrom('member')
    .select('email_key')
    .where('site_id', '=', siteId)
    .where('id', '=', trial.memberId)
    .executeTakeFirst()
  return trialNames(trial, member?.email_key ?? null).map((name) => secretId('trial', ...name))
}

/** The orders that are recorded under these ids. */
async function ordersUnder(tables: Tables, { siteId }: Site, ids: readonly string[]) {
  const rows = await tables
    .selectFrom('begun_trial')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => row.order_id)
}

/** True if a member has begun a trial of a product with another order, so that this one has no trial. */
export async function hasBegunTrial(tables: Tables, context: Site, trial: TrialOf): Promise<boolean> {
  return isBegunElsewhere(trial, await ordersUnder(tables, context, await trialIds(tables, context, trial)))
}

/**
 * Records that a member begins a trial with an order; of several simultaneous orders only one can. False:
 * another one has.
 */
export async function writeBegunTrial(tables: Tables, context: Site, trial: TrialOf): Promise<boolean> {
  const { siteId } = context
  const { orderId } = trial
  const ids = await trialIds(tables, context, trial)
  // Sorted by id in all transactions, to avoid deadlocks.
  for (const id of [...ids].sort()) {
    await tables
      .insertInto('begun_trial')
      .values({ site_id: siteId, id, order_id: orderId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return !isBegunElsewhere(trial, await ordersUnder(tables, context, ids))
}

/** The order was not placed: its trial may begin with another one. */
export async function forgetBegunTrial(tables: Tables, { siteId }: Site, orderId: string): Promise<void> {
  await tables
    .deleteFrom('begun_trial')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
}
