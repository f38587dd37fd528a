import type { Campaign } from '../../accounts/index.js'
import { refuse } from '../../owners/index.js'
import type { OwnerProblem } from '../../owners/index.js'
import { ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The pause before the next mail to a member, by the number of mails that they got. */
const PAUSES_MS = [0, 3 * DAY_MS, 7 * DAY_MS] as const
/** Reminders after the first mail. */
const MAX_REMINDERS = PAUSES_MS.length - 1
/** The maximum number of first mails in an hour: mail servers treat more as spam. */
const MAX_PER_HOUR = 1000

/** The mails of one member. */
export interface CampaignMails {
  readonly mails: number
  readonly more: number
  /** Null: no mail follows. */
  readonly nextMs: number | null
}

/** Checks what an owner asks for. */
export function checkCampaign({ perHour, reminders }: Campaign): Result<Campaign, OwnerProblem> {
  if (!Number.isSafeInteger(perHour) || perHour < 1 || perHour > MAX_PER_HOUR)
    return refuse('bad-input', `From 1 to ${MAX_PER_HOUR} invitations go out an hour.`)
  if (!Number.isSafeInteger(reminders) || reminders < 0 || reminders > MAX_REMINDERS)
    return refuse('bad-input', `A member is reminded up to ${MAX_REMINDERS} times.`)
  return ok({ perHour, reminders })
}

/** The time of a member's first mail, by their place among all, from 0. */
export const firstMailMs = (place: number, perHour: number, nowMs: number): number =>
  nowMs + Math.floor(place / perHour) * HOUR_MS

/** The turn of a member after a mail. */
export function afterMail({ mails, more }: CampaignMails, nowMs: number): CampaignMails {
  const pauseMs = PAUSES_MS[mails + 1]
  return more <= 1 || pauseMs === undefined
    ? { mails: mails + 1, more: 0, nextMs: null }
    : { mails: mails + 1, more: more - 1, nextMs: nowMs + pauseMs }
}

/** The words of the audit log about a campaign that begins. */
export const campaignWords = ({ perHour, reminders }: Campaign) =>
  ({
    operation: 'startInvitations',
    subject: null,
    detail: `started: ${perHour} an hour, ${reminders} reminders`,
  }) as const

/** The words of the audit log about a campaign that is stopped. */
export const CAMPAIGN_STOPPED = { operation: 'stopInvitations', subject: null, detail: 'stopped' } as const
