import type { IdentityProvider } from '../../../../core/ports/accounts/identity-provider.port.js'
import type {
  AccountRules,
  CaptchaPorts,
  CartPorts,
  ErrorReports,
  FilePorts,
  LinkSources,
  MailSignal,
  NamedSite,
  OrderLinkPorts,
  OwnLimit,
  SharedLimit,
  SubscriptionPorts,
} from '../../../../core/use-cases/accounts/account-ports.js'
import type { MailWriter } from '../../../../core/use-cases/accounts/mails/account-mail.js'
import type { PasswordHasher } from '../../crypto/password-hasher.js'
import type { SecretBox } from '../../crypto/secret-box.js'
import type { CommitChanges, Sql } from '../engine/index.js'

/** The parts that the accounts of a site are made of. */
export interface AccountsOptions
  extends
    NamedSite,
    AccountRules,
    LinkSources,
    SharedLimit,
    OwnLimit,
    CartPorts,
    SubscriptionPorts,
    OrderLinkPorts,
    FilePorts,
    MailSignal,
    CaptchaPorts,
    ErrorReports {
  readonly sql: Sql
  /** Makes changes that were decided beforehand in one transaction. */
  readonly commit: CommitChanges
  readonly siteId: string
  /** Hashes members' passwords, so many at once in this process. */
  readonly passwords: PasswordHasher
  /** Seals the secrets of authenticator apps; if absent, they are stored readable. */
  readonly secretBox?: SecretBox
  /** The identity providers that members may log in with. */
  readonly providers?: readonly IdentityProvider[]
  /** The address of the site for its visitors, never taken from a request: passkeys are bound to it. */
  readonly origin: () => string
  /** Writes the mails that members get. */
  readonly writeMail: MailWriter
}
