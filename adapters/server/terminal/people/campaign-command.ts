import { err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { EntryOf } from '../../../../core/owners/index.js'
import type { CampaignSteering } from '../../../../core/ports/owner/member-desk.port.js'
import {
  CAMPAIGN_STOPPED,
  campaignWords,
  checkCampaign,
} from '../../../../core/use-cases/accounts/invitation-campaign.js'
import { toFailure } from '../failure.js'
import type { PrintedResult } from '../print-result.js'
import { campaignLines, startedLine, stoppedLine } from './campaign-lines.js'

/** The choices of a command about the invitations of a site. */
export interface CampaignOptions {
  readonly perHour: number
  readonly reminders: string
  readonly stop?: boolean
  readonly show?: boolean
  readonly dryRun?: boolean
}

/** Starts, shows or stops the mails to members who never logged in. */
export async function runCampaign(
  campaign: CampaignSteering,
  entryOf: EntryOf,
  { stop = false, show = false, dryRun = false, ...asked }: CampaignOptions,
): Promise<Result<PrintedResult, OwnerFailure>> {
  if (show) {
    const standing = await campaign.standing()
    return ok({ json: standing, lines: campaignLines(standing) })
  }
  if (stop) {
    const count = (await campaign.stop(entryOf(CAMPAIGN_STOPPED))) ?? 0
    return ok({ json: { count, isChanged: count > 0 }, lines: [stoppedLine(count)] })
  }
  const plan = checkCampaign({ perHour: asked.perHour, reminders: Number(asked.reminders) })
  if (!plan.ok) return err(toFailure(plan.failure))
  const count = dryRun
    ? (await campaign.standing()).open
    : ((await campaign.start(plan.value, entryOf(campaignWords(plan.value)))) ?? 0)
  const json = { count, ...plan.value, isChanged: !dryRun && count > 0 }
  return ok({ json, lines: [startedLine(count, plan.value, dryRun)] })
}
