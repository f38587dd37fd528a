import { shownOwner } from '../../../../core/owners/index.js'
import type { OwnerAccount } from '../../../../core/owners/index.js'
import { isFirstRun } from '../../../../core/use-cases/owner/manage-owners.js'
import type { NewOwnerSession } from '../../../../core/use-cases/owner/owner-ports.js'
import type { OwnerContext } from './owner-services.js'

/** Sessions of members are of another realm. */
const REALM = 'owner'

/** A person as the API answers them. */
export const ownerValue = (owner: OwnerAccount) => {
  const { createdMs, lastSignInMs, ...shown } = shownOwner(owner)
  return { ...shown, createdAt: createdMs, lastSignInAt: lastSignInMs }
}

/** The site and the person who is signed in, or who has just signed in. */
export const sessionValue = ({ services }: OwnerContext, owner: OwnerAccount | null) => ({
  realm: REALM,
  owner: owner && ownerValue(owner),
  isFirstRun: () => (owner === null ? isFirstRun(services.realm) : false),
  shop: { ...services.shop, url: services.shop.url() },
})

/** Gives the browser its new session. */
export function beginInBrowser(context: OwnerContext, { owner, secret, expiresMs }: NewOwnerSession): object {
  const { cookie, services } = context
  cookie.set(secret, Math.floor((expiresMs - services.realm.clock.wallTime()) / 1000))
  return { __typename: 'SignedIn', session: sessionValue(context, owner) }
}
