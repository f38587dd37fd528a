import type { MemberFactorRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'

/** The authenticator app of a member; null if none was begun. */
export async function readFactor(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  memberId: string,
): Promise<MemberFactorRow | null> {
  const row = await tables
    .selectFrom('member_factor')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}
