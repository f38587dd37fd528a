import { createSiteVerify } from '../../adapters/server/captcha/index.js'
import { createLogInProviders } from '../../adapters/server/openid-connect/log-in-providers.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createDownloadLinks } from '../../adapters/server/routes/orders/downloads.js'
import { openSecretBox } from '../../adapters/server/settings/environment/account-key.js'
import { NO_ACCOUNT_SECRETS } from '../../adapters/server/settings/environment/account-secrets.js'
import { NO_FORM_SETTINGS } from '../../adapters/server/settings/environment/form-settings.js'
import type { FormSettings } from '../../adapters/server/settings/environment/form-settings.js'
import { orderPagesOf } from '../../adapters/server/site-folder/order-pages.js'
import { liveOwnMails } from '../../adapters/server/site-folder/own-mail-files.js'
import type { LiveOwnMails } from '../../adapters/server/site-folder/own-mail-files.js'
import { readSiteKey } from '../../adapters/server/sql/engine/index.js'
import { createSqlMailQueue } from '../../adapters/server/sql/mails/index.js'
import { tracedBy } from '../../adapters/server/telemetry/index.js'
import { languageOf } from '../../adapters/site/pages/data/site-language.js'
import type { DownloadLinks } from '../../core/ports/shop/download-links.port.js'
import type { CaptchaVerifier } from '../../core/ports/forms/captcha-verifier.port.js'
import { ok } from '../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { createSiteSignals } from '../../core/use-cases/jobs/site-signals.js'
import type { SiteSignals } from '../../core/use-cases/jobs/site-signals.js'
import type { SiteEnvironmentOf } from '../headless/create-runtime.js'
import { openServer } from './open-server.js'
import type { OpenServer } from './open-server.js'
import type { SiteStart } from './prepare-site.js'
import type { SecretBox } from '../../adapters/server/crypto/secret-box.js'

/** The name of the site's key that signs visitors and their downloads. */
export const VISITORS = 'visitors'

/** Checks the challenges of forms; null if no service is set. */
const captchaOf = ({ captcha }: FormSettings) =>
  captcha && createSiteVerify({ ...captcha, fetch: globalThis.fetch })

/** A site that listens, with the facts from its files; its data are not open yet. */
export interface ListeningSite extends OpenServer {
  /** The address of the site for its visitors. */
  readonly origin: () => string
  /** The language of the pages. */
  readonly language: string
  /** The language of mails and of the pages that Vitrine adds to the site. */
  readonly mailLanguage: string
  readonly ownMails: LiveOwnMails
  readonly secretBox: SecretBox | null
  readonly captcha: CaptchaVerifier | null
  readonly signals: SiteSignals
}

/** Takes the port and reads the site's files. */
export async function listenForSite(start: SiteStart): Promise<Result<ListeningSite, OwnerFailure>> {
  const { site, location, options } = start
  const listening = await openServer(start)
  if (!listening.ok) return listening
  const { server, files } = listening.value
  const language = await languageOf(files, start.pageStore)
  const mailLanguage = site.settings.accounts.language ?? language
  const ownMails = liveOwnMails(site.folder, mailLanguage)
  if (!ownMails.ok) return ownMails
  return ok({
    ...listening.value,
    origin: () => options.siteUrl ?? site.settings.baseUrl ?? server.url,
    language,
    mailLanguage,
    ownMails: ownMails.value,
    secretBox: openSecretBox(options.accounts ?? NO_ACCOUNT_SECRETS, location),
    captcha: tracedBy(start.telemetry)('captcha', captchaOf(options.forms ?? NO_FORM_SETTINGS)),
    signals: createSiteSignals(),
  })
}

/** The signed links to bought files. */
export const downloadLinksOf = (siteKey: string): DownloadLinks =>
  createDownloadLinks({ siteKey, clock: systemClock })

/** The parts of the site that its shop and accounts use. */
export function environmentOf(
  { site: { settings }, options, telemetry }: SiteStart,
  { origin, secretBox, language, captcha, signals }: ListeningSite,
): SiteEnvironmentOf {
  const traced = tracedBy(telemetry)
  const providers = createLogInProviders(settings.accounts.providers, options.accounts ?? NO_ACCOUNT_SECRETS)
  return async (data) => ({
    origin,
    secretBox,
    providers: providers.map((one) => traced('log-in provider', one)),
    language,
    onMail: signals.queued.send,
    mails: createSqlMailQueue({ ...data, clock: systemClock, onMail: signals.queued.send }),
    mailsOrders: true,
    pages: orderPagesOf(settings),
    downloads: downloadLinksOf(await readSiteKey(data, VISITORS)),
    captcha: settings.accounts.captcha ? captcha : null,
  })
}
