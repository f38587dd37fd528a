import type { OwnerRole } from './owner-role.js'

/** The authenticator app of a person; it counts once `isOn`. */
export interface OwnerFactor {
  /** As it is stored: sealed where the site has a key. */
  readonly secret: string
  readonly isOn: boolean
  /** The time step of the code that was taken last: no code is taken twice. */
  readonly lastStep: number
}

/** A person who may sign in to run the shop. Times are wall-clock ms. */
export interface OwnerAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OwnerRole
  /** Counts the changes, so that a change of what was read before is noticed. */
  readonly version: number
  /** Null: the invitation was not used yet. */
  readonly passwordHash: string | null
  readonly factor: OwnerFactor | null
  readonly createdMs: number
  readonly lastSignInMs: number | null
}

/** All people of a shop, and the count of changes of who may do what. */
export interface OwnerRealmState {
  readonly revision: number
  readonly owners: readonly OwnerAccount[]
}

/** A session of a person, by a digest of its secret. */
export interface OwnerSessionRow {
  readonly id: string
  readonly ownerId: string
  readonly createdMs: number
  /** Written down every few minutes at most. */
  readonly usedMs: number
  readonly expiresMs: number
  /** The browser in a few words; null: it says nothing. */
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
