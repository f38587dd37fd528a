import type { OwnerRole } from './owner-role.js'

/** The authenticator app of a person; it is required once `isOn`. */
export interface OwnerFactor {
  /** As stored: encrypted if the site has a key. */
  readonly secret: string
  readonly isOn: boolean
  /** The time step of the last accepted code: no code is accepted twice. */
  readonly lastStep: number
}

/** A person who may sign in to run the shop. Times are wall-clock ms. */
export interface OwnerAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OwnerRole
  /** Increases with every change, so that a change since the last read is noticed. */
  readonly version: number
  /** Null: the invitation was not used yet. */
  readonly passwordHash: string | null
  readonly factor: OwnerFactor | null
  readonly createdMs: number
  readonly lastSignInMs: number | null
}

/** All people of a shop, and a count of the changes of their rights. */
export interface OwnerRealmState {
  readonly revision: number
  readonly owners: readonly OwnerAccount[]
}

/** A session of a person, by a digest of its secret. */
export interface OwnerSessionRow {
  readonly id: string
  readonly ownerId: string
  readonly createdMs: number
  /** Updated at most every few minutes. */
  readonly usedMs: number
  readonly expiresMs: number
  /** The browser's name and system; null: unknown. */
  readonly browser: string | null
}

/** A passkey of a person. */
export interface OwnerPasskey {
  /** A digest of `credentialId`. */
  readonly id: string
  readonly ownerId: string
  readonly credentialId: string
  /** COSE, in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdMs: number
  readonly usedMs: number | null
}

/** A code that gives access: of the first start (`ownerId` is null), or of an invitation; by its digest. */
export interface OwnerCode {
  readonly id: string
  readonly ownerId: string | null
  readonly expiresMs: number
}
