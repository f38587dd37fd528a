import { readSiteUrl } from '../../../adapters/server/settings/environment/public-url.js'
import { readMailSite as readSite } from '../../../adapters/server/site-folder/mail-site.js'
import type { MailSite } from '../../../adapters/server/site-folder/mail-site.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'

const LOCAL = 'http://localhost:4321'

/** Reads how a site's mails and documents name it; `language` is theirs. @default the site's own */
export async function readMailSite(
  folder: string,
  language?: string,
): Promise<Result<MailSite, OwnerFailure>> {
  const siteUrl = readSiteUrl(process.env)
  return siteUrl.ok ? readSite(folder, language, siteUrl.value ?? LOCAL) : siteUrl
}
