import { shownOwner } from '../../../../../core/owners/index.js'
import type { OwnerAccount } from '../../../../../core/owners/index.js'
import { isFirstRun } from '../../../../../core/use-cases/owner/manage-owners.js'
import type { NewOwnerSession } from '../../../../../core/use-cases/owner/owner-ports.js'
import type { OwnerContext } from '../owner-services.js'

/** Separates these sessions from those of members. */
const REALM = 'owner'

/** A person in the form of the API. */
export const ownerValue = (owner: OwnerAccount) => {
  const { createdMs, lastSignInMs, ...shown } = shownOwner(owner)
  return { ...shown, createdAt: createdMs, lastSignInAt: lastSignInMs }
}

/** The site and the signed-in person, also right after a sign-in. */
export const sessionValue = ({ services }: OwnerContext, owner: OwnerAccount | null) => ({
  realm: REALM,
  owner: owner && ownerValue(owner),
  isFirstRun: () => (owner === null ? isFirstRun(services.realm) : false),
  shop: { ...services.shop, url: services.shop.url() },
})

/** Sets the browser's new session. */
export function beginInBrowser(context: OwnerContext, { owner, secret, expiresMs }: NewOwnerSession): object {
  const { cookie, services } = context
  cookie.set(secret, Math.floor((expiresMs - services.realm.clock.wallTime()) / 1000))
  return { __typename: 'SignedIn', session: sessionValue(context, owner) }
}
