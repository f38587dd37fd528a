import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { recordEvent } from './events.js'
import { tellAccessRemoved } from './mails/tell-access-removed.js'
import { updateMember } from './members.js'
import { revokeAccess } from './revoke-access.js'

/**
 * The reader of a mailbox comes in by something that only they can have, and the account becomes theirs. All that was
 * set before the address was proven (`claimed`) may be a stranger's, who signed up with an address of others.
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
  await tellAccessRemoved(tables, context, member, removed)
}
