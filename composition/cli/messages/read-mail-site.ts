import { readSiteUrl } from '../../../adapters/server/settings/environment/public-url.js'
import { readMailSite as readSite } from '../../../adapters/server/site-folder/mail-site.js'
import type { MailSite } from '../../../adapters/server/site-folder/mail-site.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'

const LOCAL = 'http://localhost:4321'

/**
 * Reads the name and address of a site for its mails and documents, whose language is `language`. @default
 * the site's own
 */
export async function readMailSite(
  folder: string,
  language?: string,
): Promise<Result<MailSite, OwnerFailure>> {
  const siteUrl = readSiteUrl(process.env)
  return siteUrl.ok ? readSite(folder, language, siteUrl.value ?? LOCAL) : siteUrl
}
