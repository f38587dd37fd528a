import type { BusinessIdentity } from '../../orders/index.js'

/** The facts about a site for its record of processing. */
export interface ProcessingFacts {
  readonly siteName: string
  /** The seller; null: the settings name none. */
  readonly business: BusinessIdentity | null
  /** True if the site has a catalogue. */
  readonly sells: boolean
  readonly sellsSubscriptions: boolean
  /** True if pages have forms to sign up or log in. */
  readonly hasAccounts: boolean
  /** The fields of accounts that the owner defined. */
  readonly accountFields: readonly string[]
  /** The names of the forms on the pages. */
  readonly forms: readonly string[]
  /** The time after which form entries are deleted, in ms; null: the owner deletes them. */
  readonly formsKeptMs: number | null
  /** The payment providers that are set up. */
  readonly payments: readonly string[]
  /** The host of the mail server; null: no mail is sent. */
  readonly mailHost: string | null
  /** The host of the database; null: the site's own machine. */
  readonly databaseHost: string | null
  /** The external file store; null: files are in the database. */
  readonly filesHost: string | null
  /** The hosts of the log-in providers for members. */
  readonly logInHosts: readonly string[]
  /** The service that checks that a visitor is human; null: none. */
  readonly captcha: string | null
  /** The hosts that receive events. */
  readonly webhookHosts: readonly string[]
  /** The tracker hosts on the pages, and other hosts whose scripts wait for consent. */
  readonly trackers: readonly string[]
  /** The other hosts from which pages load scripts. */
  readonly otherScripts: readonly string[]
  readonly remindsOfCarts: boolean
}
