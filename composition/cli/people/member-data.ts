import { memberMailWriter } from '../../modules/member-mail-writer.js'
import { readSiteUrl } from '../../../adapters/server/settings/environment/public-url.js'
import { createMemberAdmin, createSqlMemberList } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberCommandContext } from '../../../adapters/server/sql/accounts/index.js'
import { siteAddressOf } from '../../../adapters/server/sql/engine/index.js'
import type { AccountSettings, MemberList } from '../../../core/accounts/index.js'
import type { MemberAdmin } from '../../../core/ports/owner/member-desk.port.js'
import { err } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import type { PriceText } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import {
  LOCAL_SITE,
  readMemberSite,
  UNKNOWN_ADDRESS,
} from '../../../adapters/server/site-folder/member-site.js'
import { atShop } from '../at-shop.js'
import type { AtShop, ShopOptions } from '../at-shop.js'

/** The options of every command about members. */
export interface MembersOptions extends ShopOptions {
  readonly url?: string
}

/** The members of a site, and the owner's settings for them. */
export interface MembersData {
  readonly context: MemberCommandContext & Pick<AtShop, 'desks'>
  readonly admin: MemberAdmin
  readonly list: MemberList
  readonly settings: AccountSettings
  /** The site's origin for its visitors. */
  readonly origin: string
  /**
   * True if the origin was given, or read from the running site; false if it is the default for local use.
   */
  readonly isOriginKnown: boolean
  readonly priceText: PriceText
}

/**
 * Opens the members of a site while `work` runs. `mailsLink`: the work mails a link to the site, so the
 * site's address must be known, except for a trial in a local folder. `mayBegin`: the members may be the
 * first of their site.
 */
export async function withMembers<T>(
  folder: string | undefined,
  options: MembersOptions,
  work: (members: MembersData) => Promise<Result<T, OwnerFailure>>,
  { mailsLink = false, mayBegin = false } = {},
): Promise<Result<T, OwnerFailure>> {
  const site = await readMemberSite(folder)
  if (!site.ok) return site
  const { accounts, baseUrl, language } = site.value
  const location = dataLocationOf(folder ?? '.', options.data, process.env['DATABASE_URL'])
  const running = location.tag === 'folder' ? siteAddressOf(location.folder) : null
  const set = readSiteUrl(process.env, options.url ?? running)
  if (!set.ok) return set
  const known = set.value ?? baseUrl
  if (mailsLink && known === null && location.tag !== 'folder') return err(UNKNOWN_ADDRESS)
  const origin = known ?? LOCAL_SITE
  const writeMail = memberMailWriter(site.value, { origin: () => origin, language })
  const inShop = (shop: AtShop) => {
    const context = { ...shop, writeMail, settings: accounts }
    const priceText = ownersPrices(folder)
    return work({
      context,
      admin: createMemberAdmin(context),
      list: createSqlMemberList(context),
      settings: accounts,
      origin,
      isOriginKnown: known !== null,
      priceText,
    })
  }
  return atShop(folder, options, inShop, { mayBegin })
}
