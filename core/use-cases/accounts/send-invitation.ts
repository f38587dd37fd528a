import type { LinkSources } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { issueLink } from './mailed-links.js'
import type { MailedMember } from './storage/stored-member.js'

/** Queues the mail of an invitation; returns its link, which gives the account to the owner of the mailbox. */
export async function sendInvitation(
  work: Pick<AccountWork, 'members' | 'links' | 'mails'>,
  ports: LinkSources,
  { id: memberId, email, name }: MailedMember,
): Promise<string> {
  const token = await issueLink(work, ports, 'invite', { memberId })
  const path = `/sign-up?inviteToken=${token}&email=${encodeURIComponent(email)}`
  await work.mails.queue({ kind: 'invite', to: email, name, path })
  return path
}
