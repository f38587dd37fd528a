import type { CampaignMails } from '../invitation-campaign.js'

/** The turns of members in a campaign. */
export interface CampaignTurns {
  /** The ids of members whose next mail is due, the longest due first. */
  readonly due: (nowMs: number, limit: number) => Promise<readonly string[]>
  /** null: the member is in no campaign. */
  readonly find: (memberId: string) => Promise<CampaignMails | null>
  readonly save: (memberId: string, turn: CampaignMails) => Promise<void>
  /** True if a member who is not banned can still log in only by a mail. */
  readonly hasNeverLoggedIn: (memberId: string) => Promise<boolean>
}
