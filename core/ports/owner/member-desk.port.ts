import type {
  AccessGroup,
  AccountField,
  Campaign,
  CampaignStanding,
  MemberSummary,
} from '../../accounts/index.js'
import type { AuditEntry, EntryOf } from '../../owners/index.js'
import type { Result } from '../../shared/index.js'

/** The reason why something was not done to a member. */
export type MemberAdminFailure = 'unknown-member' | 'bad-address' | 'already-member' | 'site-full'

type Done<T = void> = Promise<Result<T, MemberAdminFailure>>

/** An owner's commands for single members, each by their address. They take effect with the next request. */
export interface MemberAdmin {
  readonly find: (email: string) => Promise<MemberSummary | null>
  /** Queues the mail of an invitation; returns its link. */
  readonly invite: (
    email: string,
    details: { readonly name: string; readonly groups: readonly string[] },
  ) => Done<string>
  readonly changeGroups: (
    email: string,
    change: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) => Done<readonly string[]>
  /** Ends every session; the account accepts no log-in until the ban is lifted. */
  readonly ban: (email: string, isBanned: boolean) => Done
  /** Ends every session; they may log in again. */
  readonly logOut: (email: string) => Done
  /** Removes the second factor with its recovery codes, and mails the member; false: there was none. */
  readonly removeFactor: (email: string) => Done<boolean>
  /** Stores a note about the member, for the shop only; `by`: the person who writes it. */
  readonly note: (email: string, note: { readonly text: string; readonly by: string }) => Done
  /** Deletes the account and all data about it except its orders. */
  readonly remove: (email: string) => Done
}

/** Something that happened to a member's account; times are wall-clock ms. */
export interface MemberEvent {
  /** Such as `logged-in`, `groups-changed`. */
  readonly kind: string
  readonly atMs: number
}

/** A note of the shop about a member. */
export interface MemberNote {
  readonly id: string
  readonly text: string
  /** The mail address of the person, also after they were removed. */
  readonly by: string
  readonly atMs: number
}

/** One member with what is known about them besides their orders. */
export interface MemberReport {
  readonly member: MemberSummary
  /** The groups that an owner may take away; others were bought. */
  readonly givenGroups: readonly string[]
  /** The newest first, of a year at most. */
  readonly events: readonly MemberEvent[]
  /** The newest first. */
  readonly notes: readonly MemberNote[]
}

/** The campaign that invites members who never logged in here, as its owner steers it. */
export interface CampaignSteering {
  readonly standing: () => Promise<CampaignStanding>
  /** Plans the mails; returns the number of members who get one. Null: the entry's key was used before. */
  readonly start: (campaign: Campaign, entry: AuditEntry) => Promise<number | null>
  /** Cancels the planned mails; returns the number of members who get none. Null: the entry's key was used before. */
  readonly stop: (entry: AuditEntry) => Promise<number | null>
}

/** The campaign with its mails. */
export interface MemberCampaign extends CampaignSteering {
  /** Queues the mails that are due; returns their number. */
  readonly sendDue: () => Promise<number>
}

/** The members of a site as its owner works with them. Rejects only if storage fails. */
export interface MemberDesk {
  /** The access groups that the site's settings name. */
  readonly groups: readonly AccessGroup[]
  /** The fields of accounts that the site's settings name. */
  readonly fields: readonly AccountField[]
  /** Null: there is no member with this id. */
  readonly find: (id: string) => Promise<MemberReport | null>
  /** The commands; `entryOf` makes the entry of the audit log that is written with a change. */
  readonly admin: (entryOf: EntryOf) => MemberAdmin
  readonly campaign: MemberCampaign
}
