/** The source of a group that the owner gave. */
export const OWNER_SOURCE = 'owner'

/** The access groups that the owner or a sign-up gave to members. */
export interface MemberGroups {
  /** The groups of a member, each once. */
  readonly of: (memberId: string) => Promise<readonly string[]>
  /** Groups that the member has stay. */
  readonly add: (memberId: string, groups: readonly string[]) => Promise<void>
  /** Removes groups that the owner gave. */
  readonly remove: (memberId: string, groups: readonly string[]) => Promise<void>
}
