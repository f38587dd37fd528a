import type { AccountSite } from './account-site.js'
import type { Tables } from './tables.js'

/** Removes a row that belongs to a member, and no row of another one; false: there is none. */
export async function removeOwnRow(
  tables: Tables,
  table: 'member_passkey' | 'member_provider',
  { siteId, memberId, id }: Pick<AccountSite, 'siteId'> & { readonly memberId: string; readonly id: string },
): Promise<boolean> {
  const removed = await tables
    .deleteFrom(table)
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}
