import type { CampaignProgress } from '../../../accounts/index.js'
import type { AuditEntry } from '../../../owners/index.js'

/** The start of a campaign. */
export interface CampaignStart {
  readonly perHour: number
  /** Number of mails to a member who does not log in. */
  readonly mails: number
  readonly nowMs: number
}

/** The mails of a campaign that are planned for members who never logged in. */
export interface CampaignPlan {
  /** The number of members for whom no mail is planned. */
  readonly countOpen: () => Promise<number>
  /** The number of members whose campaign started at `atMs`. */
  readonly countStarted: (atMs: number) => Promise<number>
  /** The number of members with a planned mail. */
  readonly countPlanned: () => Promise<number>
  readonly standing: () => Promise<CampaignProgress>
  /**
   * Plans the first mails, for the oldest members first, and writes the entry. False: nothing was planned, or the
   * entry's key was used before.
   */
  readonly start: (start: CampaignStart, entry: AuditEntry) => Promise<boolean>
  /** Cancels the planned mails and writes the entry. False: none was planned, or the entry's key was used before. */
  readonly stop: (entry: AuditEntry) => Promise<boolean>
}
