import { secretId } from '../ids.js'
import type { SiteDatabase, Tables } from '../site-database.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** The member who begins a trial, its product and its order. */
export interface TrialOf {
  readonly memberId: string
  readonly productId: string
  readonly orderId: string
}

/**
 * The ids under which a trial is recorded: by the member, and by their address, which a new account could
 * reuse.
 */
async function trialIds(
  tables: Tables,
  { siteId }: Site,
  { memberId, productId }: TrialOf,
): Promise<readonly string[]> {
  const member = await tables
    .selectFrom('member')
    .select('email_key')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  const address = member === undefined ? [] : [secretId('trial', 'address', member.email_key, productId)]
  return [secretId('trial', 'member', memberId, productId), ...address]
}

async function isBegunElsewhere(
  tables: Tables,
  { siteId }: Site,
  ids: readonly string[],
  orderId: string,
): Promise<boolean> {
  const rows = await tables
    .selectFrom('begun_trial')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  return rows.some((row) => row.order_id !== orderId)
}

/** True if a member has begun a trial of a product with another order, so that this one has no trial. */
export async function hasBegunTrial(tables: Tables, context: Site, trial: TrialOf): Promise<boolean> {
  return isBegunElsewhere(tables, context, await trialIds(tables, context, trial), trial.orderId)
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
  return !(await isBegunElsewhere(tables, context, ids, orderId))
}

/** The order was not placed: its trial may begin with another one. */
export async function forgetBegunTrial(tables: Tables, { siteId }: Site, orderId: string): Promise<void> {
  await tables
    .deleteFrom('begun_trial')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
}
