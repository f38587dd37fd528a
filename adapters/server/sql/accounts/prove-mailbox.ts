import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { recordEvent } from './account-events.js'
import { mailAccessRemoved } from './mails/mail-access-removed.js'
import { updateMember } from './members.js'
import { revokeAccess } from './revoke-access.js'

/**
 * Proving ownership of the mailbox claims the account. Everything that was set before (`claimed`) is dropped, since it
 * may come from a stranger who signed up with an address of others.
 */
export async function proveMailbox(
  tables: Tables,
  context: AccountsContext,
  member: Pick<MemberRow, 'id' | 'status' | 'email' | 'name'>,
): Promise<void> {
  if (member.status === 'verified') return
  const removed = await revokeAccess(tables, context, member.id, 'claimed')
  await updateMember(tables, context, member.id, { status: 'verified' })
  await recordEvent(tables, context, 'verified', member.id)
  await mailAccessRemoved(tables, context, member, removed)
}
