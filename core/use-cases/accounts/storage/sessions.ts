import type { SessionStanding } from '../../../accounts/index.js'
import type { SessionId, VisitorId } from '../../../ports/visitor.port.js'
import type { StoredMember } from './stored-member.js'

/** A session with its member, valid or not. */
export interface StoredSession {
  /** The stored form of its secret. */
  readonly id: string
  readonly member: StoredMember
  readonly standing: SessionStanding
  /** Last proof that the account is the session user's own; 0: none was recorded. */
  readonly provedOnMs: number
}

/** A session that begins. */
export interface SessionBegin {
  readonly memberId: string
  readonly secret: SessionId
  /** The visitor whose browser is known for the member from now on. */
  readonly device: VisitorId
  /** A short description of the browser; null: unknown. */
  readonly agent: string | null
  readonly nowMs: number
  readonly expiresMs: number
  readonly deviceExpiresMs: number
  /** The hash that the member's password was compared with; absent after another proof. */
  readonly passwordHash?: string | null
}

/** One of a member's sessions, for a list. */
export interface ListedSession {
  readonly id: string
  readonly agent: string | null
  readonly createdOnMs: number
  readonly usedOnMs: number
  readonly expiresOnMs: number
}

/** Sessions, found by their secrets. */
export interface Sessions {
  /** null: there is no such session. */
  readonly find: (secret: SessionId) => Promise<StoredSession | null>
  /** Records the use of a session. */
  readonly touch: (id: string, nowMs: number) => Promise<void>
  /**
   * Begins a session and records it with its browser and the event of the log-in. It waits for a concurrent change
   * of the member. False: the member was banned or deleted, or has another password hash.
   */
  readonly begin: (begin: SessionBegin) => Promise<boolean>
  /** False: the session had ended before. */
  readonly end: (secret: SessionId) => Promise<boolean>
  readonly endAll: (memberId: string) => Promise<void>
  /** Ends the session of a member with this id. */
  readonly endOne: (memberId: string, id: string) => Promise<void>
  /** Ends all sessions of a member except the one with this id. */
  readonly endOthers: (memberId: string, id: string) => Promise<void>
  /** True if a session is stored for the member, valid or not. */
  readonly isStoredFor: (secret: SessionId, memberId: string) => Promise<boolean>
  /** The sessions of a member, also expired ones; newest first. */
  readonly of: (memberId: string) => Promise<readonly ListedSession[]>
}
