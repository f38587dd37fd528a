import type { MemberEvent, MemberNote } from '../../../ports/owner/member-desk.port.js'

/** Facts about a member besides the account, for the shop's owner. */
export interface MemberHistory {
  /** The groups that the owner gave, in the order of their ids. */
  readonly givenGroups: (memberId: string) => Promise<readonly string[]>
  /** The newest first. */
  readonly events: (memberId: string, limit: number) => Promise<readonly MemberEvent[]>
  /** The newest first. */
  readonly notes: (memberId: string, limit: number) => Promise<readonly MemberNote[]>
}
