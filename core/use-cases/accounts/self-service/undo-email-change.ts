import type { AccountClock, LinkSources } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { givesUpAddress } from '../decide-mail-link.js'
import { isOver, issueLink } from '../mailed-links.js'
import type { StoredLink } from '../storage/mail-links.js'
import type { MailedMember, StoredMember } from '../storage/stored-member.js'

/** True if the mailbox before an earlier change can still recover the account. */
async function hasUndoLink(
  { links }: Pick<AccountWork, 'links'>,
  ports: AccountClock,
  memberId: string,
): Promise<boolean> {
  const link = await links.findOf(memberId, 'undo')
  return link !== null && !isOver(link, ports)
}

/**
 * Mails the former address of an account after a change. The mail has a link that recovers the account, unless one of
 * an earlier change is still valid: a stranger who changes the address twice gets no link in between.
 */
export async function mailFormerAddress(
  work: Pick<AccountWork, 'members' | 'links' | 'mails'>,
  ports: LinkSources,
  { id: memberId, email: to, name }: MailedMember,
): Promise<void> {
  if (await hasUndoLink(work, ports, memberId))
    return work.mails.queue({ kind: 'emailChanged', to, name, path: null })
  const token = await issueLink(work, ports, 'undo', { memberId, detail: to })
  const path = `/update-password?token=${token}`
  await work.mails.queue({ kind: 'undoEmailChange', to, name, path })
}

/**
 * Restores the address that a link was mailed to; the caller revokes all access. An unverified account that was made
 * with the address meanwhile is removed: a stranger could have made it to block the owner. Null if another account has
 * verified the address.
 */
export async function restoreEmail(
  { members, events, mails }: Pick<AccountWork, 'members' | 'events' | 'mails'>,
  member: StoredMember,
  { detail }: Pick<StoredLink, 'detail'>,
): Promise<StoredMember | null> {
  if (detail === null) return null
  const found = await members.findByEmail(detail)
  if (found !== null && found.id !== member.id) {
    const holder = await members.lock(found.id)
    const { status, bannedOnMs } = holder ?? found
    if (!givesUpAddress({ isUnverified: status === 'unverified', isBanned: bannedOnMs !== null })) return null
    if (holder !== null) await members.remove(holder)
  }
  await members.update(member.id, { email: detail })
  await events.record('email-restored', member.id)
  await mails.queue({ kind: 'emailChanged', to: member.email, name: member.name, path: null })
  return { ...member, email: detail }
}
