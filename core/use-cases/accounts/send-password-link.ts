import type { LinkSources } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { INVITATION_MS, issueLink } from './mailed-links.js'
import type { MailedMember } from './storage/stored-member.js'

/** Queues a mail with a link to set a member's password. */
export async function sendPasswordLink(
  work: Pick<AccountWork, 'members' | 'links' | 'mails'>,
  ports: LinkSources,
  { id: memberId, email: to, name }: MailedMember,
  kind: 'resetPassword' | 'passwordNeeded' | 'accountReady',
): Promise<void> {
  const life = kind === 'accountReady' ? { lifeMs: INVITATION_MS } : {}
  const token = await issueLink(work, ports, 'reset', { memberId, ...life })
  await work.mails.queue({ kind, to, name, path: `/update-password?token=${token}` })
}
