import type { CampaignSteering } from '../../../ports/owner/member-desk.port.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { CampaignPlan } from '../storage/campaign-plan.js'

/** Starts, shows and stops the campaign that invites members who never logged in. */
export const steerCampaign = (plan: CampaignPlan, clock: Pick<Clock, 'wallTime'>): CampaignSteering => ({
  standing: async () => {
    const standing = await plan.standing()
    return { open: await plan.countOpen(), ...standing }
  },
  start: async ({ perHour, reminders }, entry) => {
    if ((await plan.countOpen()) === 0) return 0
    const nowMs = clock.wallTime()
    const isStarted = await plan.start({ perHour, mails: reminders + 1, nowMs }, entry)
    return isStarted ? plan.countStarted(nowMs) : null
  },
  stop: async (entry) => {
    const planned = await plan.countPlanned()
    if (planned === 0) return 0
    return (await plan.stop(entry)) ? planned : null
  },
})
