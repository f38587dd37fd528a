import type { VisitorId } from '../../../../core/ports/visitor.port.js'
import { secretId } from '../engine/index.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'

/** The lifetime of a browser's visitor cookie. */
export const DEVICE_MS = 90 * 24 * 60 * 60 * 1000

/** The stored form of a member's browser. */
export const deviceId = (visitor: VisitorId, memberId: string): string =>
  secretId('device', visitor, memberId)

/** Stores that a member was logged in with a browser. */
export async function rememberDevice(
  tables: Tables,
  { siteId, clock }: Pick<AccountsContext, 'siteId' | 'clock'>,
  visitor: VisitorId,
  memberId: string,
): Promise<void> {
  const row = {
    site_id: siteId,
    id: deviceId(visitor, memberId),
    member_id: memberId,
    expires_on: clock.wallTime() + DEVICE_MS,
  }
  await tables
    .insertInto('member_device')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True if a member was logged in with this browser before. */
export async function isKnownDevice(
  { sql, siteId, clock }: Pick<AccountsContext, 'sql' | 'siteId' | 'clock'>,
  visitor: VisitorId,
  memberId: string,
): Promise<boolean> {
  const row = await tablesOf(sql)
    .selectFrom('member_device')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', deviceId(visitor, memberId))
    .where('expires_on', '>', clock.wallTime())
    .executeTakeFirst()
  return row !== undefined
}
