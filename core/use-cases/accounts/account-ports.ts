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

/** The stored data of accounts. */
export interface AccountData {
  /** Rejects with `AlreadyStored` if a write meets an entry of another member. */
  readonly unitOfWork: UnitOfWork<AccountWork>
  /** The same data without a transaction: each call is on its own. */
  readonly store: AccountWork
}

/** The sources of times, secrets and digests. */
export interface AccountSources {
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  readonly digest: Digest
}

/** The ports of each way in: it counts tries, begins a session, and brings the cart along. */
export interface EntryPorts extends AccountData, AccountSources, AccountLimits {
  readonly carts: CartKeeper
  /** Called when a mail is queued. */
  readonly onMail: () => void
}

/** The check of a second factor. */
export interface FactorCheck {
  readonly apps: AuthenticatorApps
  /** Called with errors of work that runs after the answer, and with those that the owner must fix. */
  readonly onError: (error: unknown) => void
}

/** The identity providers that members may log in with. */
export interface ProviderPorts {
  readonly identityProviders: readonly IdentityProvider[]
  /** The address to which a provider sends browsers back; registered at the provider for this site. */
  readonly providerReturn: (providerId: string) => string
}

/** The settings of accounts, and the ids of new ones. */
export interface EnrolmentPorts {
  readonly settings: AccountSettings
  /** The id of a new entry. */
  readonly newId: () => string
}

/** The ports of the use cases of accounts. */
export interface AccountPorts extends EntryPorts, EnrolmentPorts, FactorCheck, ProviderPorts {
  readonly siteName: string
  readonly passwords: MemberPasswords
  /** The subscriptions of members; absent if they have none. */
  readonly subscriptions?: MemberSubscriptions
  /** Reads the links of members' orders; absent if they have none. */
  readonly linksOfOrders?: LinksOfOrders
  /** Keeps the files of members. */
  readonly files: FileStore
  /** Passkeys for the address of the site, which is never taken from a request. */
  readonly passkeyProofs: PasskeyProofs
  /** Checks the challenges of sign-up forms; absent if they have none. */
  readonly captcha?: CaptchaVerifier
}
