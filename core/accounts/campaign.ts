/** A campaign that invites members in steps. */
export interface Campaign {
  /** First mails of an hour. */
  readonly perHour: number
  /** The number of reminders to members who do not log in, 0 to 2. */
  readonly reminders: number
}

/** The progress of a campaign; times are wall-clock ms. */
export interface CampaignProgress {
  /** Members of the campaign. */
  readonly total: number
  /** Members who got a mail. */
  readonly invited: number
  /** Invited members who have logged in since. */
  readonly joined: number
  /** Members who get one more mail unless they log in. */
  readonly waiting: number
  /** Null: none was started. */
  readonly startedMs: number | null
  /** Null: no mail follows. */
  readonly nextMs: number | null
}

/** The standing of a campaign, with those whom none will mail. */
export interface CampaignStanding extends CampaignProgress {
  /** Members who never logged in here and whom no campaign will mail. */
  readonly open: number
}
