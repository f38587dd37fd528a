import type { OwnerAccount } from './owner-account.js'
import type { OwnerRole } from './owner-role.js'

/** A person in lists: without password and second factor. Times are wall-clock ms. */
export interface ShownOwner {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OwnerRole
  readonly version: number
  /** False until the code of the invitation is used. */
  readonly hasAccess: boolean
  readonly createdMs: number
  readonly lastSignInMs: number | null
}

/**
 * The part of a person that others may read. Fields are named one by one, so that a new secret field is not
 * shown by accident.
 */
export const shownOwner = (owner: OwnerAccount): ShownOwner => ({
  id: owner.id,
  email: owner.email,
  name: owner.name,
  role: owner.role,
  version: owner.version,
  hasAccess: owner.passwordHash !== null,
  createdMs: owner.createdMs,
  lastSignInMs: owner.lastSignInMs,
})
