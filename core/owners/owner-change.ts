import type { OwnerAccount, OwnerCode, OwnerPasskey, OwnerSessionRow } from './owner-account.js'

/** The request that a change answers: sent again under its key, it changes nothing. */
export interface OwnerRequest {
  readonly key: string
  /** A digest of what was asked for: one key is one request. */
  readonly fingerprint: string
}

/** A change that a person made, for the audit log. */
export interface AuditEntry {
  readonly id: string
  /** Wall-clock ms. */
  readonly atMs: number
  /** Null: it was made by command. */
  readonly ownerId: string | null
  /** The mail address of the person, or `terminal`. */
  readonly by: string
  /** The name of the operation, such as `refundOrder`. */
  readonly operation: string
  /** The id of what was changed; null: nothing single. */
  readonly subject: string | null
  /** The change in a few words, without secrets. */
  readonly detail: string
  /** Null: it was not made under a key. */
  readonly request: OwnerRequest | null
}

/** The changeable parts of a person. */
export type OwnerFields = Partial<Pick<OwnerAccount, 'name' | 'role' | 'passwordHash' | 'factor'>>

/**
 * One change of who may run a shop. Changes are written together or not at all; those that name what was read
 * (`version`, `revision`, a code, a step) are refused where it is so no longer, and all others with them.
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
  | { readonly tag: 'add-passkey'; readonly passkey: OwnerPasskey }
  | { readonly tag: 'use-passkey'; readonly id: string; readonly counter: number; readonly atMs: number }
  | { readonly tag: 'remove-passkey'; readonly ownerId: string; readonly id: string }
  | { readonly tag: 'remove-passkeys'; readonly ownerId: string }
  /** Counts a change of people and roles, unless another one was counted since they were read. */
  | { readonly tag: 'count-realm'; readonly revision: number }
  | { readonly tag: 'audit'; readonly entry: AuditEntry }
