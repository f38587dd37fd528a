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

/** The counter of tries over all processes. */
export interface SharedLimit {
  readonly limit: RateLimit
}

/** The networks of visitors. */
export interface AddressNetworks {
  /** The names of a network address and its networks, each with its share of a limit. */
  readonly networksOf: (address: string) => readonly { readonly name: string; readonly share: number }[]
}

/** The counter of tries in this process alone, without a query. */
export interface OwnLimit {
  readonly ownLimit: RateLimit
}

/** The counters of tries. */
export interface AccountLimits extends SharedLimit, OwnLimit, AddressNetworks {}

/** The stored data of accounts, for changes. */
export interface AccountUnits {
  /** Rejects with `AlreadyStored` if a write meets an entry of another member. */
  readonly unitOfWork: UnitOfWork<AccountWork>
}

/** The stored data of accounts without a transaction: each call is on its own. */
export interface StoredAccounts {
  readonly store: AccountWork
}

/** The stored data of accounts. */
export interface AccountData extends AccountUnits, StoredAccounts {}

/** The time of a request. */
export interface AccountClock {
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The sources of the current session: its end is compared with the time. */
export interface AccountReads extends StoredAccounts, AccountClock {}

/** The source of secrets. */
export interface SecretSource {
  readonly random: Random
}

/** The sources of mailed links: their secrets, and the times at which they end. */
export interface LinkSources extends AccountClock, SecretSource {}

/** The digests of secrets and of browsers. */
export interface DigestSource {
  readonly digest: Digest
}

/** The sources of times, secrets and digests. */
export interface AccountSources extends LinkSources, DigestSource {}

/** Brings carts along when visitors log in or out. */
export interface CartPorts {
  readonly carts: CartKeeper
}

/** The signal for queued mails. */
export interface MailSignal {
  /** Called when a mail is queued. */
  readonly onMail: () => void
}

/** The ports of each way in: it counts tries, begins a session, and brings the cart along. */
export interface EntryPorts extends AccountData, AccountSources, AccountLimits, CartPorts, MailSignal {}

/** The receiver of errors. */
export interface ErrorReports {
  /** Called with errors of work that runs after the answer, and with those that the owner must fix. */
  readonly onError: (error: unknown) => void
}

/** The check of a second factor. */
export interface FactorCheck extends ErrorReports {
  readonly apps: AuthenticatorApps
}

/** The identity providers that members may log in with. */
export interface ProviderPorts {
  readonly identityProviders: readonly IdentityProvider[]
  /** The address to which a provider sends browsers back; registered at the provider for this site. */
  readonly providerReturn: (providerId: string) => string
}

/** The owner's settings of accounts. */
export interface AccountRules {
  readonly settings: AccountSettings
}

/** The ids of new entries. */
export interface IdSource {
  readonly newId: () => string
}

/** The settings of accounts, and the ids of new ones. */
export interface EnrolmentPorts extends AccountRules, IdSource {}

/** Hashes and compares the passwords of members. */
export interface PasswordPorts {
  readonly passwords: MemberPasswords
}

/** The challenges of sign-up forms. */
export interface CaptchaPorts {
  /** Absent if the forms have none. */
  readonly captcha?: CaptchaVerifier
}

/** The subscriptions of members. */
export interface SubscriptionPorts {
  /** Absent if members have none. */
  readonly subscriptions?: MemberSubscriptions
}

/** The links of members' orders. */
export interface OrderLinkPorts {
  /** Absent if members have none. */
  readonly linksOfOrders?: LinksOfOrders
}

/** Keeps the files of members. */
export interface FilePorts {
  readonly files: FileStore
}

/** The passkeys of members. */
export interface PasskeyCheck {
  /** For the address of the site, which is never taken from a request. */
  readonly passkeyProofs: PasskeyProofs
}

/** The name of the site. */
export interface NamedSite {
  readonly siteName: string
}

/** The ports of all use cases of accounts. */
export interface AccountPorts
  extends
    EntryPorts,
    EnrolmentPorts,
    FactorCheck,
    ProviderPorts,
    PasswordPorts,
    CaptchaPorts,
    SubscriptionPorts,
    OrderLinkPorts,
    FilePorts,
    PasskeyCheck,
    NamedSite {}
