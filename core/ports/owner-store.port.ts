import type {
  AuditEntry,
  OwnerAccount,
  OwnerChange,
  OwnerCode,
  OwnerPasskey,
  OwnerRealmState,
  OwnerRequest,
  OwnerSessionRow,
} from '../owners/index.js'
import type { OwnerList } from './owner-list.port.js'

/** The people who may run a shop, with their sessions and proofs. Rejects only when storage does. */
export interface OwnerStore {
  readonly load: () => Promise<OwnerRealmState>
  /** Writes all changes, or none where one of them was decided from something that is no longer so: false. */
  readonly save: (changes: readonly OwnerChange[]) => Promise<boolean>
  /** The session of a digest with its person; null: there is none, or the person is gone. */
  readonly findSession: (
    id: string,
  ) => Promise<{ readonly session: OwnerSessionRow; readonly owner: OwnerAccount } | null>
  /** Writes down that a session was used. */
  readonly touchSession: (id: string, atMs: number) => Promise<void>
  readonly sessionsOf: (ownerId: string) => Promise<readonly OwnerSessionRow[]>
  readonly findCode: (id: string) => Promise<OwnerCode | null>
  readonly passkeysOf: (ownerId: string) => Promise<readonly OwnerPasskey[]>
  readonly findPasskey: (id: string) => Promise<OwnerPasskey | null>
  /** Keeps a challenge until `expiresMs`; `ownerId`: empty before a sign-in. */
  readonly keepChallenge: (id: string, ownerId: string, expiresMs: number) => Promise<void>
  /** Takes a challenge of this person that has not ended: once. */
  readonly takeChallenge: (id: string, ownerId: string, nowMs: number) => Promise<boolean>
  readonly countRecoveryCodes: (ownerId: string) => Promise<number>
  /** The request of a person that was carried out under a key; null: none was. */
  readonly findRequest: (ownerId: string, key: string) => Promise<OwnerRequest | null>
  /** Forgets sessions, codes and challenges that have ended. */
  readonly forgetOld: (nowMs: number) => Promise<void>
}

/** The conditions on the entries of the audit log; all entries without a condition. */
export interface AuditFilter {
  readonly by?: string
  readonly subject?: string
}

/** The audit log, as owners read it. */
export type AuditList = OwnerList<AuditEntry, 'time', AuditFilter>
