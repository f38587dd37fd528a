import type {
  StoredAuditEntry,
  OwnerAccount,
  OwnerChange,
  OwnerCode,
  OwnerPasskey,
  OwnerRealmState,
  OwnerRequest,
  OwnerSessionRow,
} from '../../owners/index.js'
import type { OwnerList } from './owner-list.port.js'

/** The people who may run a shop, with their sessions and proofs. Rejects only if storage fails. */
export interface OwnerStore {
  readonly load: () => Promise<OwnerRealmState>
  /** Writes all changes, or none (false) if the state that one of them was decided from has changed. */
  readonly save: (changes: readonly OwnerChange[]) => Promise<boolean>
  /** The session of a digest with its person; null: there is none, or the person was removed. */
  readonly findSession: (
    id: string,
  ) => Promise<{ readonly session: OwnerSessionRow; readonly owner: OwnerAccount } | null>
  /** Records the use of a session. */
  readonly touchSession: (id: string, atMs: number) => Promise<void>
  readonly sessionsOf: (ownerId: string) => Promise<readonly OwnerSessionRow[]>
  readonly findCode: (id: string) => Promise<OwnerCode | null>
  readonly passkeysOf: (ownerId: string) => Promise<readonly OwnerPasskey[]>
  readonly findPasskey: (id: string) => Promise<OwnerPasskey | null>
  /** Stores a challenge until `expiresMs`; `ownerId`: empty before a sign-in. */
  readonly keepChallenge: (id: string, ownerId: string, expiresMs: number) => Promise<void>
  /** True if an unexpired challenge of this person is kept; the change `take-challenge` uses it up. */
  readonly hasChallenge: (id: string, ownerId: string, nowMs: number) => Promise<boolean>
  readonly countRecoveryCodes: (ownerId: string) => Promise<number>
  /** The request of a person that was carried out under a key; null: none. */
  readonly findRequest: (ownerId: string, key: string) => Promise<OwnerRequest | null>
  /** Deletes expired sessions, codes and challenges. */
  readonly forgetOld: (nowMs: number) => Promise<void>
}

/** The conditions on the entries of the audit log; all entries without a condition. */
export interface AuditFilter {
  readonly by?: string
  readonly subject?: string
}

/** The audit log for owners. */
export type AuditList = OwnerList<StoredAuditEntry, 'time', AuditFilter>
