import type { AccountWork } from './account-work.js'
import { mailAccessRemoved } from './mails/mail-access-removed.js'
import { revokeAccess } from './revoke-access.js'
import type { StoredMember } from './storage/stored-member.js'

/**
 * Proving ownership of the mailbox claims the account. Everything that was set before (`claimed`) is dropped, since it
 * may come from a stranger who signed up with an address of others.
 */
export async function proveMailbox(
  work: Pick<AccountWork, 'members' | 'access' | 'events' | 'mails'>,
  member: Pick<StoredMember, 'id' | 'status' | 'email' | 'name'>,
): Promise<void> {
  if (member.status === 'verified') return
  const removed = await revokeAccess(work, member.id, 'claimed')
  await work.members.update(member.id, { status: 'verified' })
  await work.events.record('verified', member.id)
  await mailAccessRemoved(work, member, removed)
}
