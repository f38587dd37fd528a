import type { ProcessingFacts } from '../../../core/use-cases/privacy/processing-facts.js'
import type { ListedProduct } from '../../../core/use-cases/shop/catalogue/listed-product.js'
import type { SiteFiles } from '../../site/files/index.js'
import { accountForms, pageForms, parsedPageAt } from '../../site/pages/index.js'
import type { PageStore, ParsedPage } from '../../site/pages/index.js'
import type { FileSettings } from '../settings/environment/file-settings.js'
import type { FormSettings } from '../settings/environment/form-settings.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { readLawFacts } from './read-law-facts.js'

/** The files and settings of a site for its record of processing. */
export interface ProcessingSources {
  readonly settings: StoreSettings
  /** null: it has no catalogue. */
  readonly products: readonly ListedProduct[] | null
  readonly forms: FormSettings
  /** The names of the payment providers that are set up. */
  readonly payments: readonly string[]
  readonly fileSettings: FileSettings
  /** The address of a database server; null: the data are in a folder. */
  readonly databaseUrl: string | null
  readonly files: SiteFiles
  readonly store: PageStore
  /** The pages that the server sends. */
  readonly pages: readonly string[]
}

const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/

/** The host of an address; null: this machine, or none. */
function otherHost(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return host === '' || OWN_MACHINE.test(host) ? null : host
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

const hostsOf = (addresses: readonly string[]): readonly string[] =>
  unique(addresses.flatMap((address) => otherHost(address) ?? []))

/** The names of the forms of a page that send messages. */
const messageForms = (page: ParsedPage): readonly string[] =>
  pageForms(page).flatMap(({ kind, name }) =>
    kind === 'message' ? [name === '' ? 'without a name' : name] : [],
  )

/** Reads the facts for the record of a site's processing; a page that cannot be read is left out. */
export async function readProcessingFacts(sources: ProcessingSources): Promise<ProcessingFacts> {
  const { settings, products, forms, fileSettings, files, store } = sources
  const mails = { sendsMail: forms.mail !== null, mailsTerms: false, mailsWithdrawal: false }
  const law = await readLawFacts({
    settings,
    products: products ?? [],
    mails,
    files,
    store,
    pages: sources.pages,
  })
  const names: string[] = []
  let hasAccounts = false
  for (const path of sources.pages) {
    const page = await parsedPageAt(files, store, path)
    if (page === null) continue
    names.push(...messageForms(page))
    hasAccounts ||= accountForms(page).length > 0
  }
  const { s3 } = fileSettings
  return {
    siteName: settings.name,
    business: settings.business,
    sells: products !== null,
    sellsSubscriptions: law.products.some(({ isSubscription }) => isSubscription),
    hasAccounts,
    accountFields: settings.accounts.fields.map(({ name }) => name),
    forms: unique(names),
    formsKeptMs: forms.keepMs,
    payments: sources.payments,
    mailHost: forms.mail && otherHost(forms.mail.smtpUrl),
    databaseHost: otherHost(sources.databaseUrl),
    filesHost: s3 && (s3.endpoint === null ? `Amazon S3, ${s3.region}` : otherHost(s3.endpoint)),
    logInHosts: hostsOf(settings.accounts.providers.map(({ issuer }) => issuer)),
    captcha: forms.captcha?.name ?? null,
    webhookHosts: hostsOf(settings.webhooks.map(({ url }) => url)),
    trackers: unique(law.pages.flatMap(({ trackers, waitingHosts }) => [...trackers, ...waitingHosts])),
    otherScripts: unique(law.pages.flatMap(({ otherScripts }) => otherScripts)),
    remindsOfCarts: settings.abandonedCarts !== null,
  }
}
