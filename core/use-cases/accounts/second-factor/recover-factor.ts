import type { AccountClock, LinkSources } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { isOver, issueLink } from '../mailed-links.js'
import type { MailedMember } from '../storage/stored-member.js'

/** The start of a member's waiting time; null if there is none. Read before a new link replaces the old one. */
export async function recoveryBegunOn(
  { links }: Pick<AccountWork, 'links'>,
  ports: AccountClock,
  memberId: string,
): Promise<number | null> {
  const link = await links.findOf(memberId, 'factor')
  return link === null || isOver(link, ports) ? null : Number(link.detail)
}

/**
 * Sends the link that removes the second factor after a waiting time. Meanwhile a log-in with a code voids
 * the link (`checkFactor`), so that it only helps a member who has neither app nor recovery code.
 */
export async function sendFactorRecovery(
  work: Pick<AccountWork, 'members' | 'links' | 'mails' | 'events'>,
  ports: LinkSources,
  { id: memberId, email: to, name }: MailedMember,
  begunOn: number | null,
): Promise<void> {
  const detail = `${begunOn ?? ports.clock.wallTime()}`
  const token = await issueLink(work, ports, 'factor', { memberId, detail })
  await work.mails.queue({ kind: 'factorRecovery', to, name, path: `/update-password?token=${token}` })
  await work.events.record('factor-recovery-asked', memberId)
}
