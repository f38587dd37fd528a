import type { ContainerModule } from 'inversify'
import type { HttpServer, RequestRecord } from '../../adapters/server/http/index.js'
import type { SiteFiles } from '../../adapters/site/files/index.js'
import type { PageStore } from '../../adapters/site/pages/index.js'
import type { CommerceGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import type { ShownCode } from '../../core/use-cases/owner/manage-owners.js'
import type { TelemetryEnvironment } from '../../adapters/server/telemetry/index.js'
import type { BackendTable } from '../modules/backends.js'
import type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
import type { AccountSecrets } from '../../adapters/server/settings/environment/account-secrets.js'
import type { FileSettings } from '../../adapters/server/settings/environment/file-settings.js'
import type { FormSettings } from '../../adapters/server/settings/environment/form-settings.js'
import type { ProviderStanding } from '../../adapters/server/openid-connect/log-in-providers.js'
import type { PaymentMode, PaymentSettings } from './payments/payment-settings.js'
import type { SiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'

/** The settings for serving a site. */
export interface StartOptions {
  /** The port; 0 for a free one. */
  readonly port: number
  /** @default 'localhost' */
  readonly host?: string
  /** The folder of the data. @default `databaseUrl`, or else `.vitrine/<name>` beside the site folder */
  readonly dataFolder?: string
  /** A PostgreSQL database to keep data in; `dataFolder` wins over it. */
  readonly databaseUrl?: string
  /** Distinguishes sites that share one database. @default 'main' */
  readonly siteId?: string
  /** True gives pages the strict Content-Security-Policy. @default true */
  readonly strictPolicy?: boolean
  /** True if the policy of a page allows the scripts that its own markup names. @default true */
  readonly allowsNamedScripts?: boolean
  /** Hosts whose scripts every page may load. @default none */
  readonly scriptHosts?: readonly string[]
  /** True if a proxy before this server sets the visitor's address and protocol. @default false */
  readonly trustProxy?: boolean
  /**
   * Other origins whose pages may use the server, cookies included, such as those of a built site:
   * `https://www.example.org`.
   * @default none
   */
  readonly guests?: readonly string[]
  /** Cart changes for each cart in a minute; 0 for no limit. @default 120 */
  readonly cartLimit?: number
  /** The public address of the site, for links in mails. @default the address it listens on */
  readonly siteUrl?: string
  /**
   * The origin of the owner's desk and API, if they have a host of their own that leads to the same server:
   * `https://desk.example.org`.
   * @default the site's own
   */
  readonly deskUrl?: string
  /** Mail, captcha and other settings of forms (`readFormSettings`). @default submissions are only stored */
  readonly forms?: FormSettings
  /** The store of files (`readFileSettings`). @default in the database */
  readonly files?: FileSettings
  /** Secrets of log-in providers (`readAccountSecrets`). @default none */
  readonly accounts?: AccountSecrets
  /** Keys of payment providers (`readPaymentSettings`). @default none: test payments */
  readonly payments?: PaymentSettings
  /** True if a shop that has taken real money may take test payments. @default false: it is not served */
  readonly allowsTestPayments?: boolean
  /** Back ends of your own, by the names that `vitrine.json` may give under `backend`. */
  readonly backends?: BackendTable
  /** Modules that rebind parts of the server (docs/server.md). */
  readonly modules?: readonly ContainerModule[]
  /** Called with notices for the owner, such as the import of a changed catalogue. */
  readonly onNotice?: (line: string) => void
  /**
   * Called with unexpected errors. Visitors read only that something went wrong, and the id of a failed request.
   * @default standard error
   */
  readonly onError?: (error: unknown, requestId?: string) => void
  readonly onRequest?: (record: RequestRecord) => void
  /** Traces by the environment (`readTelemetryEnvironment`). @default nothing set: `vitrine.json` decides */
  readonly traces?: TelemetryEnvironment
  /** Your own recorder of spans. @default the collector of `traces` or of the settings, if there is one */
  readonly telemetry?: Telemetry
}

/** A running site. */
export interface RunningSite {
  readonly server: HttpServer
  readonly location: DataLocation
  readonly site: SiteFolder
  /** The shop for a visitor without purchases. */
  readonly commerce: CommerceGateway
  /** The files that it serves. */
  readonly files: SiteFiles
  /** The parsed pages. */
  readonly pageStore: PageStore
  /** True if payments go to the sandbox. */
  readonly isTestShop: boolean
  /** The address of the mailbox that shows mails while no mail server is set; null if mails are sent. */
  readonly mailboxUrl: string | null
  /** True if the secrets of authenticator apps are sealed before they are written to the database. */
  readonly sealsSecrets: boolean
  /** The configured log-in providers. */
  readonly providers: readonly ProviderStanding[]
  /** The configured payment providers, each with its mode. */
  readonly payments: readonly { readonly name: string; readonly mode: PaymentMode }[]
  /** The address of the owner's desk. */
  readonly deskAddress: string
  /** The code for the first owner's set-up, valid until `expiresMs`; null if an owner exists. */
  readonly firstOwnerCode: ShownCode | null
  /** Waits for requests in progress, then closes everything that was opened. */
  readonly close: () => Promise<void>
}
