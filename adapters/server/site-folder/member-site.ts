import { DEFAULT_ACCOUNT_SETTINGS } from '../../../core/accounts/index.js'
import { badInput, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { languageOfFolder } from '../../site/pages/data/site-language.js'
import { readSiteFolder } from './read-site-folder.js'

/** The settings of a site for commands about its members. */
export interface MemberSite extends Pick<StoreSettings, 'name' | 'baseUrl' | 'accounts' | 'priceLocale'> {
  /** The country of the business; null: not known. */
  readonly country: string | null
  /** The language of its mails. */
  readonly language: string
}

/** The address of a site that is only tried out, where no other is known. */
export const LOCAL_SITE = 'http://localhost:4321'

/** The failure for mails without a public address: a link to this machine would lead its reader nowhere. */
export const UNKNOWN_ADDRESS = badInput(
  'The mail needs the address of the site, and a database server does not know where the site runs; none was sent.',
  'Add --url https://example.com, or set VITRINE_SITE_URL, or "baseUrl" in vitrine.json.',
)

/** Reads the settings for commands about members; without a folder there are none to read. */
export async function readMemberSite(folder: string | undefined): Promise<Result<MemberSite, OwnerFailure>> {
  if (folder === undefined)
    return ok({
      name: 'this site',
      baseUrl: null,
      accounts: DEFAULT_ACCOUNT_SETTINGS,
      priceLocale: null,
      country: null,
      language: 'en',
    })
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const language = settings.accounts.language ?? (await languageOfFolder(site.value.folder))
  return ok({ ...settings, language })
}
