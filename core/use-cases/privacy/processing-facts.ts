import type { BusinessIdentity } from '../../orders/index.js'

/** The facts about a site that its record of processing is made of. */
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
  /** The time that what forms brought is kept, in ms; null: until the owner deletes it. */
  readonly formsKeptMs: number | null
  /** The payment providers that are set up. */
  readonly payments: readonly string[]
  /** The host of the mail server; null: no mail is sent. */
  readonly mailHost: string | null
  /** The host of the database; null: it is on the machine of the site. */
  readonly databaseHost: string | null
  /** The store of files elsewhere; null: files are in the database. */
  readonly filesHost: string | null
  /** The hosts by whose accounts members may log in. */
  readonly logInHosts: readonly string[]
  /** The service that checks that a visitor is no machine; null: none. */
  readonly captcha: string | null
  /** The hosts that are told of events. */
  readonly webhookHosts: readonly string[]
  /** The hosts of trackers that pages name. */
  readonly trackers: readonly string[]
  /** The other hosts whose scripts pages load. */
  readonly otherScripts: readonly string[]
  readonly remindsOfCarts: boolean
}
