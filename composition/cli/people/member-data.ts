import { createMailWriter } from '../../../core/use-cases/accounts/mails/mail-writer.js'
import { readSiteUrl } from '../../../adapters/server/settings/environment/public-url.js'
import type { MemberCommandContext, MemberEntry } from '../../../adapters/server/sql/accounts/index.js'
import { siteAddressOf } from '../../../adapters/server/sql/engine/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { DEFAULT_ACCOUNT_SETTINGS } from '../../../core/accounts/index.js'
import type { AccountSettings } from '../../../core/accounts/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import type { PriceText } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { createSiteFiles } from '../../../adapters/site/files/index.js'
import { languageOf } from '../../../adapters/site/pages/data/site-language.js'
import { createPageStore } from '../../../adapters/site/pages/index.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { atShop } from '../catalogue/at-shop.js'
import type { AtShop } from '../catalogue/at-shop.js'
import type { DataOptions } from './owner-data.js'

/** The options of every command about members. */
export interface MembersOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
  readonly url?: string
}

/** The members of a site, and the owner's settings for them. */
export interface MembersData {
  readonly context: MemberCommandContext
  readonly settings: AccountSettings
  /** The site's origin for its visitors. */
  readonly origin: string
  /** True if the origin was given, or read from the running site; false for the default address of local use. */
  readonly isOriginKnown: boolean
  readonly priceText: PriceText
}

const LOCAL = 'http://localhost:4321'

interface Site {
  readonly name: string
  readonly baseUrl: string | null
  readonly accounts: AccountSettings
  readonly priceLocale: string | null
  /** The language of its mails. */
  readonly language: string
}

/** Without a folder there are no settings to read. */
async function readSite(folder: string | undefined): Promise<Result<Site, OwnerFailure>> {
  if (folder === undefined)
    return ok({
      name: 'this site',
      baseUrl: null,
      accounts: DEFAULT_ACCOUNT_SETTINGS,
      priceLocale: null,
      language: 'en',
    })
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const pages = languageOf(createSiteFiles({ folder: site.value.folder }), createPageStore())
  return ok({ ...settings, language: settings.accounts.language ?? (await pages) })
}

/** A link to this machine would go out by mail, and lead its reader nowhere. */
const UNKNOWN_ADDRESS = badInput(
  'The mail needs the address of the site, and a database server does not know where the site runs; none was sent.',
  'Say --url https://example.com, or set VITRINE_SITE_URL, or "baseUrl" in vitrine.json.',
)

/**
 * Opens the members of a site while `work` runs. `mailsLink`: the work mails a link to the site, so its address has to
 * be known, but for trials in a folder. `mayBegin`: the members may be the first of their site.
 */
export async function withMembers<T>(
  folder: string | undefined,
  options: MembersOptions,
  work: (members: MembersData) => Promise<Result<T, OwnerFailure>>,
  { mailsLink = false, mayBegin = false } = {},
): Promise<Result<T, OwnerFailure>> {
  const site = await readSite(folder)
  if (!site.ok) return site
  const { name, accounts, baseUrl, priceLocale, language } = site.value
  const location = dataLocationOf(folder ?? '.', options.data, process.env['DATABASE_URL'])
  const running = location.tag === 'folder' ? siteAddressOf(location.folder) : null
  const set = readSiteUrl(process.env, options.url ?? running)
  if (!set.ok) return set
  const known = set.value ?? baseUrl
  if (mailsLink && known === null && location.tag !== 'folder') return err(UNKNOWN_ADDRESS)
  const origin = known ?? LOCAL
  const writeMail = createMailWriter({
    siteName: name,
    addressOf: (path) => new URL(path, origin).href,
    language,
    priceLocale,
    templates: accounts.mails,
  })
  const random = createCryptoRandom(globalThis.crypto)
  const inShop = ({ sql, commit, siteId, entryOf }: AtShop) => {
    const alongside = ({ operation, memberId: subject, detail }: MemberEntry) =>
      auditChanges(siteId, entryOf({ operation, subject, detail }))
    const place = { sql, commit, siteId, clock: systemClock, random }
    const context = { ...place, writeMail, settings: accounts, alongside }
    const priceText = ownersPrices(folder)
    return work({ context, settings: accounts, origin, isOriginKnown: known !== null, priceText })
  }
  return atShop(folder, options, inShop, mayBegin)
}
