import type { AccountSettings } from '../../../../core/accounts/index.js'
import type { CaptchaVerifier } from '../../../../core/ports/forms/captcha-verifier.port.js'
import type { CartKeeper } from '../../../../core/ports/shop/cart-keeper.port.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import type { IdentityProvider } from '../../../../core/ports/accounts/identity-provider.port.js'
import type { MemberSubscriptions } from '../../../../core/ports/accounts/member-subscriptions.port.js'
import type { LinksOfOrders } from '../../../../core/ports/shop/order-links.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import type { Sql } from '../engine/index.js'
import type { MailWriter } from '../../../../core/use-cases/accounts/mails/account-mail.js'
import type { PasswordHasher } from '../../crypto/password-hasher.js'
import type { SecretBox } from '../../crypto/secret-box.js'

/** The parts that the accounts of a site are made of. */
export interface AccountsOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly siteName: string
  readonly settings: AccountSettings
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  readonly passwords: PasswordHasher
  /** Seals the secrets of authenticator apps; if absent, they are stored readable. */
  readonly secretBox?: SecretBox
  /** Counts attempts over all processes. */
  readonly limit: RateLimit
  /** Counts attempts in this process alone, without a query. */
  readonly ownLimit: RateLimit
  readonly carts: CartKeeper
  /** The subscriptions of members; absent if they have none. */
  readonly subscriptions?: MemberSubscriptions
  /** Reads the links of members' orders; absent if they have none. */
  readonly linksOfOrders?: LinksOfOrders
  /** The identity providers that members may log in with. */
  readonly providers?: readonly IdentityProvider[]
  /** Keeps the files of members. */
  readonly files: FileStore
  /** The address of the site for its visitors, never taken from a request: passkeys are bound to it. */
  readonly origin: () => string
  /** Writes the mails that members get. */
  readonly writeMail: MailWriter
  /** Called when a mail is queued. */
  readonly onMail: () => void
  /** Checks the challenges of sign-up forms; absent if they have none. */
  readonly captcha?: CaptchaVerifier
  /** Called with errors of work that runs after the answer. */
  readonly onError: (error: unknown) => void
}
