import type { MemberChange, StoredMember } from './stored-member.js'

/** The members of a site. */
export interface Members {
  /** null: there is no such member. */
  readonly find: (id: string) => Promise<StoredMember | null>
  /** Finds an address in any spelling; null: no member has it. */
  readonly findByEmail: (email: string) => Promise<StoredMember | null>
  /** Locks a member until the unit ends; null: there is no such member. */
  readonly lock: (id: string) => Promise<StoredMember | null>
  /** Rejects with `AlreadyStored` if the address has a member. */
  readonly insert: (member: StoredMember) => Promise<void>
  /** Rejects with `AlreadyStored` if another member has the new address. */
  readonly update: (id: string, change: MemberChange) => Promise<void>
  readonly count: () => Promise<number>
  /**
   * Locks the number of members until the unit ends, so that members who join at the same time, in any process,
   * cannot all take the last place.
   */
  readonly lockPlaces: () => Promise<void>
  /** Deletes a member and their data; placed orders stay (docs/accounts.md#deleting-an-account). */
  readonly remove: (member: Pick<StoredMember, 'id' | 'email'>) => Promise<void>
}
