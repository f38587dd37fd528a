import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { createSiteFiles } from '../../site/files/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import { createPageStore } from '../../site/pages/index.js'
import { languageOf } from '../../site/pages/data/site-language.js'
import { ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { MailLook } from '../../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../../core/use-cases/mails/orders/mailed-order.js'
import { deskAddressOf, mailShopOf, readMailLook } from './mail-shop.js'
import { readOwnMails } from './own-mail-files.js'
import { readSiteFolder } from './read-site-folder.js'

/** The site in its mails and documents. */
export interface MailSite {
  readonly shop: MailShop
  readonly look: MailLook
  readonly settings: StoreSettings
  readonly files: SiteFiles
}

/**
 * Reads the data of a site for its mails and documents; `wanted` is their language, else the site's own.
 * `otherOrigin` is its address if the settings name none.
 */
export async function readMailSite(
  folder: string,
  wanted: string | undefined,
  otherOrigin: string,
): Promise<Result<MailSite, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const files = createSiteFiles({ folder: site.value.folder })
  const pages = createPageStore()
  const language = wanted ?? settings.accounts.language ?? (await languageOf(files, pages))
  const own = readOwnMails(site.value.folder, language)
  if (!own.ok) return own
  const origin = settings.baseUrl ?? otherOrigin
  return ok({
    shop: mailShopOf(settings, own.value, { origin, language, deskAddress: deskAddressOf(settings.baseUrl) }),
    look: await readMailLook(settings, files, pages, origin),
    settings,
    files,
  })
}
