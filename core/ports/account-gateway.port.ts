import type { Membership, ProductId } from '../catalog/index.js'
import type { Answer } from './gateway-failure.port.js'
import type { SessionId, VisitorId } from './visitor.port.js'

/** A visitor who is logged in, as far as the shop needs to know. */
export interface SiteUser {
  readonly id: string
  readonly email: string
  /** Names of the access groups they belong to. */
  readonly groups: readonly string[]
}

/** One visitor's account. Never rejects, never throws. A back end without accounts answers "nobody". */
export interface AccountGateway {
  /** Who is logged in; null: nobody. */
  readonly readUser: () => Answer<SiteUser | null>
  /** The visitor's memberships through these products. */
  readonly readMemberships: (products: readonly ProductId[]) => Answer<readonly Membership[]>
}

/**
 * What a visitor is from now on. The secret is a new one each time, and the cart goes along with it: whoever
 * knew the one before, or planted it, knows nothing of what follows.
 */
export interface NewIdentity {
  readonly visitor: VisitorId
  /** null: nobody is logged in any more. */
  readonly session: { readonly id: SessionId; readonly expiresAtMs: number } | null
}

/** The way in and out; a back end that knows no accounts has none. */
export interface AccountEntrance {
  /** Refused with the same code whether the address is unknown or the password wrong. */
  readonly logIn: (credentials: { readonly email: string; readonly password: string }) => Answer<NewIdentity>
  readonly logOut: () => Answer<NewIdentity>
}
