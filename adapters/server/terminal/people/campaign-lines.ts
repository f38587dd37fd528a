import type { Campaign, CampaignStanding } from '../../../../core/accounts/index.js'
import { plural } from '../../../../core/shared/index.js'
import { utcText } from '../time-text.js'

/** The result of a start, or of its dry run. */
export function startedLine(count: number, { perHour, reminders }: Campaign, isDryRun: boolean): string {
  if (count === 0)
    return 'There is no member to invite: all have logged in before, or wait for a mail already.'
  const plan = `${perHour} an hour, with up to ${plural(reminders, 'reminder')} each`
  return isDryRun
    ? `${plural(count, 'member')} would be invited: ${plan}. Nothing was changed.`
    : `${plural(count, 'member')} will be invited: ${plan}. The site mails them while it runs, or after its next start.`
}

/** The result of a stop. */
export const stoppedLine = (count: number): string =>
  count === 0
    ? 'No mail was planned.'
    : `${plural(count, 'member')} will get no more mails. Links that were mailed stay valid.`

/** The standing of the campaign on several lines. */
export function campaignLines(standing: CampaignStanding): readonly string[] {
  const { open, total, invited, joined, waiting, startedMs, nextMs } = standing
  const left = `Never logged in and waiting for no mail: ${open}`
  if (startedMs === null) return ['No invitations were started.', left]
  return [
    `Started ${utcText(startedMs)} for ${plural(total, 'member')}: ${invited} mailed, ${joined} of them came.`,
    nextMs === null
      ? 'No mail follows.'
      : `${plural(waiting, 'member')} wait for a mail, the next ${utcText(nextMs)}.`,
    left,
  ]
}
