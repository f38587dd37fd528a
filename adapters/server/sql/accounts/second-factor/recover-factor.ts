import type { MemberRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { queueMail } from '../mails/queue-mail.js'
import { isOver, issueToken } from '../tokens.js'

type Context = Pick<AccountsContext, 'siteId' | 'clock'>

/** The start of a member's waiting time; null if there is none. Read before a new link replaces the old one. */
export async function recoveryBegunOn(
  tables: Tables,
  context: Context,
  memberId: string,
): Promise<number | null> {
  const row = await tables
    .selectFrom('member_token')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'factor')
    .executeTakeFirst()
  return row === undefined || isOver(row, context) ? null : Number(row.detail)
}

/**
 * Sends the link that removes the second factor after a waiting time. Meanwhile a log-in with a code voids
 * the link (`checkFactor`), so that it only helps a member who has neither app nor recovery code.
 */
export async function sendFactorRecovery(
  tables: Tables,
  context: AccountsContext,
  { id, email: to, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
  begunOn: number | null,
): Promise<void> {
  const detail = `${begunOn ?? context.clock.wallTime()}`
  const token = await issueToken(tables, context, 'factor', {
    memberId: id,
    browser: null,
    redirectPath: null,
    detail,
  })
  const path = `/update-password?token=${token}`
  await queueMail(tables, context, { kind: 'factorRecovery', to, name, path })
  await recordEvent(tables, context, 'factor-recovery-asked', id)
}
