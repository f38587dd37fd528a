import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { LinkSources, MailSignal } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { afterMail } from '../invitation-campaign.js'
import { sendInvitation } from '../send-invitation.js'
import { sendPasswordLink } from '../send-password-link.js'
import type { CampaignTurns } from '../storage/campaign-turns.js'

/** Batch size of one run; the rest is handled by the next. */
const AT_ONCE = 100

/** The stored data that the mails of a campaign need. */
export interface CampaignWork extends Pick<AccountWork, 'members' | 'links' | 'mails'> {
  readonly turns: CampaignTurns
}

/** The ports of a campaign's mails. */
export interface CampaignPorts extends LinkSources, MailSignal {
  readonly unitOfWork: UnitOfWork<CampaignWork>
  /** The turns without a transaction. */
  readonly turns: CampaignTurns
}

/** Queues the mail of one member; members who logged in meanwhile, or were deleted, get none. */
const mailOne = (ports: CampaignPorts, id: string, nowMs: number): Promise<boolean> =>
  ports.unitOfWork(async (work) => {
    const { members, turns } = work
    const member = await members.lock(id)
    const turn = await turns.find(id)
    if (turn === null || turn.nextMs === null || turn.nextMs > nowMs) return false
    const isWanted = member !== null && (await turns.hasNeverLoggedIn(id))
    await turns.save(id, isWanted ? afterMail(turn, nowMs) : { ...turn, more: 0, nextMs: null })
    if (!isWanted) return false
    if (member.status === 'invited') await sendInvitation(work, ports, member)
    else await sendPasswordLink(work, ports, member, 'accountReady')
    return true
  })

/** Queues the mails of a campaign that are due; returns their number. */
export async function sendDueInvitations(ports: CampaignPorts): Promise<number> {
  const nowMs = ports.clock.wallTime()
  let sent = 0
  for (const id of await ports.turns.due(nowMs, AT_ONCE)) if (await mailOne(ports, id, nowMs)) sent += 1
  if (sent > 0) ports.onMail()
  return sent
}
