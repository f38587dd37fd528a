import type { Devices } from '../../../../../core/use-cases/accounts/storage/devices.js'
import type { VisitorId } from '../../../../../core/ports/visitor.port.js'
import { secretId } from '../../engine/index.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** The stored form of a member's browser. */
export const deviceId = (visitor: VisitorId, memberId: string): string =>
  secretId('device', visitor, memberId)

/** The browsers in which members were logged in, over SQL. */
export const createSqlDevices = (tables: Tables, { siteId }: AccountSite): Devices => ({
  remember: async (visitor, memberId, expiresMs) => {
    const row = {
      site_id: siteId,
      id: deviceId(visitor, memberId),
      member_id: memberId,
      expires_on: expiresMs,
    }
    await tables
      .insertInto('member_device')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  isKnown: async (visitor, memberId, nowMs) => {
    const row = await tables
      .selectFrom('member_device')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', deviceId(visitor, memberId))
      .where('expires_on', '>', nowMs)
      .executeTakeFirst()
    return row !== undefined
  },
})
