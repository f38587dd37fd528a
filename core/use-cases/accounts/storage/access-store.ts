import type { AccessKind } from '../../../accounts/index.js'

/** Everything that opens an account. */
export interface AccessStore {
  /** Removes all access of a kind; returns the number of removed entries that a member sees, else 0. */
  readonly remove: (memberId: string, kind: AccessKind) => Promise<number>
}
