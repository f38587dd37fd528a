import type { AuditOperation } from './audit-operation.js'
import type { OwnerAccount, OwnerCode, OwnerPasskey, OwnerSessionRow } from './owner-account.js'
import type { OwnerRole } from './owner-role.js'

/** The request of a change; repeated under its key, it changes nothing. */
export interface OwnerRequest {
  readonly key: string
  /** A digest of the request: one key belongs to one request. */
  readonly fingerprint: string
}

/**
 * The session and the role that allowed a change. They are read again in the transaction of the change, which is
 * refused if one of them has ended since.
 */
export interface ActingSession {
  readonly id: string
  readonly role: OwnerRole
}

/** An entry as it was stored, possibly by a newer version. */
export interface StoredAuditEntry {
  readonly id: string
  /** Wall-clock ms. */
  readonly atMs: number
  /** Null: made by a command. */
  readonly ownerId: string | null
  /** The mail address of the person, or `terminal`. */
  readonly by: string
  /** The name of the operation, such as `refundOrder`. */
  readonly operation: string
  /** The id of the changed record; null: none in particular. */
  readonly subject: string | null
  /** A short description without secrets. */
  readonly detail: string
  /** Null: not made under a key. */
  readonly request: OwnerRequest | null
}

/** A change by a person, for the audit log. */
export interface AuditEntry extends StoredAuditEntry {
  readonly operation: AuditOperation
  /** Null: made by a command, or by a proof of the person such as a password. */
  readonly session: ActingSession | null
}

/** The part of an entry that says what was done. */
export type EntryWords = Pick<AuditEntry, 'operation' | 'subject' | 'detail'>

/** Makes an entry, with its author and its time. */
export type EntryOf = (words: EntryWords) => AuditEntry

/** The changeable fields of a person. */
export type OwnerFields = Partial<Pick<OwnerAccount, 'name' | 'role' | 'passwordHash' | 'factor'>>

/**
 * One change of people and their access. Changes are written together or not at all. A change may name the
 * state from which it was decided (`version`, `revision`, a code, a step); if that state has changed, all
 * changes are refused.
 */
export type OwnerChange =
  | { readonly tag: 'insert-owner'; readonly owner: OwnerAccount }
  | { readonly tag: 'change-owner'; readonly id: string; readonly version: number; readonly set: OwnerFields }
  | { readonly tag: 'remove-owner'; readonly id: string; readonly version: number }
  /** Refused where the password is another than `passwordHash`; null: the person was proven in another way. */
  | {
      readonly tag: 'note-sign-in'
      readonly id: string
      readonly passwordHash: string | null
      readonly atMs: number
    }
  | { readonly tag: 'begin-session'; readonly session: OwnerSessionRow }
  | { readonly tag: 'end-session'; readonly ownerId: string; readonly id: string }
  | { readonly tag: 'end-sessions'; readonly ownerId: string; readonly except: string | null }
  | { readonly tag: 'add-code'; readonly code: OwnerCode }
  | { readonly tag: 'take-code'; readonly id: string }
  /** Null: all codes of the first start. */
  | { readonly tag: 'drop-codes'; readonly ownerId: string | null }
  | { readonly tag: 'take-step'; readonly ownerId: string; readonly step: number }
  | { readonly tag: 'set-recovery-codes'; readonly ownerId: string; readonly ids: readonly string[] }
  | { readonly tag: 'take-recovery-code'; readonly ownerId: string; readonly id: string }
  /** Possible once, so that no answer of a browser counts twice. */
  | { readonly tag: 'take-challenge'; readonly ownerId: string; readonly id: string }
  | { readonly tag: 'add-passkey'; readonly passkey: OwnerPasskey }
  | { readonly tag: 'use-passkey'; readonly id: string; readonly counter: number; readonly atMs: number }
  | { readonly tag: 'remove-passkey'; readonly ownerId: string; readonly id: string }
  | { readonly tag: 'remove-passkeys'; readonly ownerId: string }
  /** Counts a change of people and roles, unless another one was counted since they were read. */
  | { readonly tag: 'count-realm'; readonly revision: number }
  | { readonly tag: 'audit'; readonly entry: AuditEntry }
