import type { AccountsContext, Tables } from '../accounts-context.js'
import { dropTokens } from '../tokens.js'

/** Removes a member's authenticator app with its recovery codes; false if there was none. */
export async function dropFactor(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId'>,
  memberId: string,
): Promise<boolean> {
  const owned = (table: 'member_factor' | 'member_recovery_code') =>
    tables.deleteFrom(table).where('site_id', '=', context.siteId).where('member_id', '=', memberId)
  const dropped = await owned('member_factor').returning('is_on').execute()
  await owned('member_recovery_code').execute()
  await dropTokens(tables, context, memberId, ['factor'])
  return dropped.some(({ is_on: isOn }) => isOn)
}
