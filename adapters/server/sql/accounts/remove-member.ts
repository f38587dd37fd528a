import type { MemberRow, Querier } from '../engine/index.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { recordEvent } from './events.js'

/** What hangs on a member, to be deleted with them; the member goes first, so nothing opens meanwhile. */
const TABLES = [
  'member',
  'member_session',
  'member_token',
  'member_device',
  'member_group',
  'member_passkey',
  'member_provider',
  'member_factor',
  'member_recovery_code',
  'member_event',
] as const

/**
 * Deletes a member with everything that is kept of them. Their orders stay, as the law asks of a shop, and belong
 * to nobody; mails to them that wait are not sent any more.
 */
export async function removeMember(
  sql: Querier,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<void> {
  const { siteId } = context
  const run = (text: string, value: string) => sql.query(text, [siteId, value])
  for (const table of TABLES)
    await run(
      `DELETE FROM ${table} WHERE site_id = $1 AND ${table === 'member' ? 'id' : 'member_id'} = $2`,
      id,
    )
  await run(`UPDATE member_file SET state = 'dropped' WHERE site_id = $1 AND member_id = $2`, id)
  for (const table of ['visitor', 'shop_order'])
    await run(`UPDATE ${table} SET member_id = NULL WHERE site_id = $1 AND member_id = $2`, id)
  await run(`DELETE FROM account_mail WHERE site_id = $1 AND recipient = $2`, email)
  await recordEvent(tablesOf(sql), context, 'deleted', id)
}
