import type { AccountSettings } from '../../accounts/index.js'
import type { AuthenticatorApps } from '../../ports/accounts/authenticator-apps.port.js'
import type { IdentityProvider } from '../../ports/accounts/identity-provider.port.js'
import type { MemberPasswords } from '../../ports/accounts/member-passwords.port.js'
import type { MemberSubscriptions } from '../../ports/accounts/member-subscriptions.port.js'
import type { CaptchaVerifier } from '../../ports/forms/captcha-verifier.port.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { Digest } from '../../ports/platform/digest.port.js'
import type { FileStore } from '../../ports/platform/file-store.port.js'
import type { PasskeyProofs } from '../../ports/platform/passkey-proofs.port.js'
import type { Random } from '../../ports/platform/random.port.js'
import type { RateLimit } from '../../ports/platform/rate-limit.port.js'
import type { UnitOfWork } from '../../ports/platform/unit-of-work.port.js'
import type { CartKeeper } from '../../ports/shop/cart-keeper.port.js'
import type { LinksOfOrders } from '../../ports/shop/order-links.port.js'
import type { AccountWork } from './account-work.js'

/** The counters of tries. */
export interface AccountLimits {
  /** Counts over all processes. */
  readonly limit: RateLimit
  /** Counts in this process alone, without a query. */
  readonly ownLimit: RateLimit
  /** The names of a network address and its networks, each with its share of a limit. */
  readonly networksOf: (address: string) => readonly { readonly name: string; readonly share: number }[]
}

/** The ports of the use cases of accounts. */
export interface AccountPorts extends AccountLimits {
  /** Rejects with `AlreadyStored` if a write meets an entry of another member. */
  readonly unitOfWork: UnitOfWork<AccountWork>
  /** The same data without a transaction: each call is on its own. */
  readonly store: AccountWork
  readonly siteName: string
  readonly settings: AccountSettings
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  /** The id of a new entry. */
  readonly newId: () => string
  readonly digest: Digest
  readonly passwords: MemberPasswords
  readonly apps: AuthenticatorApps
  readonly carts: CartKeeper
  /** The subscriptions of members; absent if they have none. */
  readonly subscriptions?: MemberSubscriptions
  /** Reads the links of members' orders; absent if they have none. */
  readonly linksOfOrders?: LinksOfOrders
  /** The identity providers that members may log in with. */
  readonly identityProviders: readonly IdentityProvider[]
  /** Keeps the files of members. */
  readonly files: FileStore
  /** Passkeys for the address of the site, which is never taken from a request. */
  readonly passkeyProofs: PasskeyProofs
  /** The address to which a provider sends browsers back; registered at the provider for this site. */
  readonly providerReturn: (providerId: string) => string
  /** Called when a mail is queued. */
  readonly onMail: () => void
  /** Checks the challenges of sign-up forms; absent if they have none. */
  readonly captcha?: CaptchaVerifier
  /** Called with errors of work that runs after the answer, and with those that the owner must fix. */
  readonly onError: (error: unknown) => void
}
