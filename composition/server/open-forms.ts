import { createAcceptsUploads } from '../../adapters/site/pages/data/accepts-uploads.js'
import type { SiteFiles } from '../../adapters/site/files/index.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { FormSettings } from '../../adapters/server/settings/environment/form-settings.js'
import { createForms } from '../../adapters/server/forms/site-forms.js'
import type { Forms } from '../../adapters/server/forms/site-forms.js'
import { createFindNativeForms } from '../../adapters/server/forms/native-forms-of-site.js'
import type { SiteStart } from './prepare-site.js'
import type { CaptchaVerifier } from '../../core/ports/forms/captcha-verifier.port.js'

/** Wires the forms of a site. */
export function openForms(
  { options: { trustProxy = false, guests = [] }, pageStore, report }: SiteStart,
  {
    shop: { sql, siteId, random, services },
    files,
    settings,
    captcha,
    language,
    onMail,
  }: {
    readonly shop: Runtime
    readonly files: SiteFiles
    readonly settings: FormSettings
    /** Checks the challenges of forms; null if no service is set. */
    readonly captcha: CaptchaVerifier | null
    /** The language of the site. */
    readonly language: string
    readonly onMail: () => void
  },
): Forms {
  return createForms({
    ...services,
    sql,
    siteId,
    random,
    language,
    trustProxy,
    guests,
    settings,
    captcha,
    findForms: createFindNativeForms(files, pageStore),
    takesFiles: createAcceptsUploads(files, pageStore),
    // If the owner has no address, submissions can be mailed only to the development mailbox.
    ...((services.mailer === null || settings.mail !== null) && { onMail }),
    onFailure: report,
  })
}
