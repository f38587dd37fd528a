import { createSiteVerify } from '../../adapters/server/captcha/index.js'
import { createSmtpMailer } from '../../adapters/server/mail/index.js'
import { createSqlMailQueue } from '../../adapters/server/sql/mails/index.js'
import { tracedPort } from '../../adapters/server/telemetry/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { DESK_PATH } from '../../adapters/graphql/protocol/owner/index.js'
import { readSiteKey, shareDatabase, openFailure } from '../../adapters/server/sql/engine/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { MailShop } from '../../core/use-cases/mails/mailed-order.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { makeFirstCode } from '../../core/use-cases/owner/manage-owners.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime, SiteEnvironmentOf } from '../headless/create-runtime.js'
import { openSecretBox } from '../../adapters/server/settings/account-key.js'
import { NO_ACCOUNT_SECRETS } from '../../adapters/server/settings/account-secrets.js'
import {
  createLogInProviders,
  providerStandings,
} from '../../adapters/server/openid-connect/log-in-providers.js'
import { createDownloadLinks, createDownloadsRoute } from '../../adapters/server/routes/downloads.js'
import { NO_FILE_SETTINGS, openFiles } from '../../adapters/server/settings/file-settings.js'
import { NO_FORM_SETTINGS } from '../../adapters/server/settings/form-settings.js'
import type { FormSettings } from '../../adapters/server/settings/form-settings.js'
import { openForms } from './open-forms.js'
import { createMails, MAILBOX_PATH, senderOf } from './mails.js'
import { deskAddressOf, mailShopOf, readMailLook } from '../../adapters/server/site-folder/mail-shop.js'
import { createPapers } from './papers.js'
import { liveOwnMails } from '../../adapters/server/site-folder/own-mail-files.js'
import { createOwners } from './owners-of-site.js'
import { createProcessors, paymentModes } from './payment-providers.js'
import { NO_PAYMENT_SETTINGS } from './payment-settings.js'
import type { RunningSite, StartOptions } from './running-site.js'
import { importInto } from '../../adapters/server/site-folder/site-catalogue.js'
import { countVisits } from './count-visits.js'
import { startJobs } from './site-jobs.js'
import { createSiteHandler } from './site-handler.js'
import { languageOf } from '../../adapters/site/pages/data/site-language.js'
import { readSiteStart } from './prepare-site.js'
import type { CloseStep, SiteStart } from './prepare-site.js'
import { watchCatalogue } from '../../adapters/server/site-folder/watch-catalogue.js'
import { databaseOf } from './database-of.js'
import { connectJobs, createSiteSignals, ORDER_TABLES } from '../../core/use-cases/jobs/site-signals.js'
import { openServer } from './open-server.js'
import { orderPagesOf } from '../../adapters/server/site-folder/order-pages.js'

/** The name of the site's key that signs visitors and their downloads. */
const VISITORS = 'visitors'

async function closeAll(closers: CloseStep[]): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

/** Makes the calls of a port spans; a port is itself where nothing is recorded. */
const tracedBy =
  (telemetry: SiteStart['telemetry']) =>
  <P extends object | null>(name: string, port: P): P =>
    telemetry === null || port === null ? port : tracedPort(telemetry, name, port)

/** Opens the data and brings the catalogue up to date. */
async function openShop(
  { site, location, options, report, closers, telemetry }: SiteStart,
  siteEnvironment: SiteEnvironmentOf,
): Promise<Result<Runtime, OwnerFailure>> {
  const processors = createProcessors(
    options.payments ?? NO_PAYMENT_SETTINGS,
    options.siteUrl ?? site.settings.baseUrl,
    report,
  )
  const mail = options.forms?.mail ?? null
  const traced = tracedBy(telemetry)
  const files = await openFiles(options.files ?? NO_FILE_SETTINGS, options.siteId ?? 'main', report)
  if (!files.ok) return err(badInput(files.failure))
  const runtime = await createRuntime({
    siteEnvironment,
    mailer: mail && traced('mail', createSmtpMailer({ url: mail.smtpUrl, from: mail.from })),
    settings: site.settings,
    ...(processors.length > 0 && { processors }),
    ...(files.value && { files: traced('files', files.value) }),
    ...(telemetry && { telemetry }),
    database: databaseOf(location),
    allowsTestPayments: options.allowsTestPayments ?? false,
    onError: report,
    ...(options.siteId !== undefined && { siteId: options.siteId }),
    ...(options.backends && { backends: options.backends }),
    ...(options.modules && { modules: options.modules }),
  })
  if (!runtime.ok) return err(openFailure(runtime.failure))
  closers.push(runtime.value.close)
  const imported = await importInto(runtime.value, site)
  if (!imported.ok) return imported
  if (imported.value.tag === 'kept') report(new Error(imported.value.failure.lines.join('\n')))
  return runtime
}

/** Lets the owner's commands query the running site, since only one process can open the folder. */
async function shareData(
  { location, report, closers }: SiteStart,
  shop: Runtime,
  siteAddress: string,
  followUp: (tables: ReadonlySet<string>) => void,
): Promise<void> {
  if (location.tag !== 'folder') return
  const shared = await shareDatabase(shop.sql, location.folder, siteAddress, followUp)
  if (shared.ok) closers.push(shared.value.close)
  else report(`While the site runs, its orders and submissions cannot be listed: ${shared.failure}`)
}

/** The failure if the desk's host is the site's host, whose pages could then not be reached. */
function deskFailure({ site, options: { deskUrl, siteUrl } }: SiteStart): OwnerFailure | null {
  const visitors = siteUrl ?? site.settings.baseUrl
  if (deskUrl === undefined || visitors === null) return null
  return new URL(deskUrl).host === new URL(visitors).host
    ? badInput(`The desk needs a host of its own: visitors find the site at ${visitors} (docs/desk.md).`)
    : null
}

/** Checks the challenges of forms; null if no service is set. */
const captchaOf = ({ captcha }: FormSettings) =>
  captcha && createSiteVerify({ ...captcha, fetch: globalThis.fetch })

async function openSite(start: SiteStart): Promise<Result<RunningSite, OwnerFailure>> {
  const { site, location, options, report, closers } = start
  const { onNotice, trustProxy = false, forms: formSettings = NO_FORM_SETTINGS } = options
  const listening = await openServer(start)
  if (!listening.ok) return listening
  const { server, files, probes, opening } = listening.value
  const origin = (): string => options.siteUrl ?? site.settings.baseUrl ?? server.url
  const language = await languageOf(files, start.pageStore)
  const mailLanguage = site.settings.accounts.language ?? language
  const own = liveOwnMails(site.folder, mailLanguage)
  if (!own.ok) return own
  const { providers } = site.settings.accounts
  const accountSecrets = options.accounts ?? NO_ACCOUNT_SECRETS
  const secretBox = openSecretBox(accountSecrets, location)
  const traced = tracedBy(start.telemetry)
  const captcha = traced('captcha', captchaOf(formSettings))
  const signals = createSiteSignals()
  const onMail = (): void => signals.queued.send()
  const opened = await openShop(start, async (data) => ({
    origin,
    secretBox,
    providers: createLogInProviders(providers, accountSecrets).map((one) => traced('log-in provider', one)),
    language,
    onMail,
    mails: createSqlMailQueue({ ...data, clock: systemClock, onMail }),
    mailsOrders: true,
    pages: orderPagesOf(site.settings),
    downloads: createDownloadLinks({ siteKey: await readSiteKey(data, VISITORS), clock: systemClock }),
    captcha: site.settings.accounts.captcha ? captcha : null,
  }))
  if (!opened.ok) return opened
  const shop = opened.value
  const { sql, siteId, services } = shop
  const { mailer } = services
  const visitorKey = await readSiteKey(shop, VISITORS)
  const mailShop = (): MailShop =>
    mailShopOf(site.settings, own.value.now(), {
      origin: origin(),
      language: mailLanguage,
      deskAddress: deskAddressOf(options.deskUrl ?? options.siteUrl ?? site.settings.baseUrl),
    })
  const mailLook = await readMailLook(site.settings, files, start.pageStore, origin())
  const papers = await createPapers(start, { shop, files, origin, mailShop, mailLook, onMail })
  const mails = createMails({
    sql,
    siteId,
    shop: mailShop,
    look: mailLook,
    downloads: createDownloadLinks({ siteKey: visitorKey, clock: systemClock }),
    invoiceOf: papers.invoiceOf,
    mailer,
    ...senderOf(formSettings),
    onFailure: report,
  })
  signals.queued.listen(() => void mails.sendWaiting())
  const forms = openForms(start, { shop, files, settings: formSettings, captcha, onMail })
  closers.push(watchCatalogue(shop, site, (lines) => lines.forEach((line) => onNotice?.(line))))
  const owners = createOwners(start, {
    shop,
    origin,
    deskOrigin: () => options.deskUrl ?? origin(),
    language: mailLanguage,
    mailShop,
    mailLook,
    onMailText: own.value.refresh,
    secretBox,
    onChange: () => signals.changed.send(ORDER_TABLES),
  })
  const jobs = await startJobs(start, {
    shop,
    forms,
    mails,
    owners: owners.realm.store,
    papers,
    mailShop,
    onMail,
  })
  connectJobs(signals, { jobs, backend: shop.backend, report })
  await shareData(start, shop, origin(), signals.changed.send)
  const downloads = createDownloadsRoute({
    siteFolder: site.folder,
    siteKey: visitorKey,
    clock: systemClock,
    mayDownload: shop.backend.mayDownload ?? (async () => true),
    trustProxy,
    report,
  })
  const handler = createSiteHandler(start, {
    shop,
    forms,
    mails,
    papers,
    downloads,
    visitorKey,
    captcha,
    origin,
    language: mailLanguage,
    ownerRoutes: [...owners.routes, ...jobs.routes],
    visits: countVisits(start, shop),
  })
  opening.open(handler)
  probes.open(() => sql.query('SELECT 1'))
  // No request may arrive while parts are closed.
  closers.push(server.close, probes.stop)
  return ok({
    server,
    location,
    site,
    commerce: shop.visit(''),
    pageStore: start.pageStore,
    isTestShop: shop.sandbox !== null,
    mailboxUrl: mailer === null ? new URL(MAILBOX_PATH, server.url).href : null,
    sealsSecrets: secretBox !== null,
    providers: providerStandings(providers, accountSecrets, origin()),
    deskAddress: new URL(DESK_PATH, options.deskUrl ?? server.url).href,
    firstOwnerCode: await makeFirstCode(owners.realm),
    payments: paymentModes(options.payments ?? NO_PAYMENT_SETTINGS),
    close: () => closeAll(closers),
  })
}

/**
 * Starts a site: its pages, shop, forms and periodic work. The folder with its catalogue is read and the port taken
 * before any data are touched, so a failed start changes nothing and leaves nothing open.
 */
export async function startSite(
  folder: string,
  options: StartOptions,
): Promise<Result<RunningSite, OwnerFailure>> {
  const start = await readSiteStart(folder, options)
  if (!start.ok) return start
  const { closers } = start.value
  try {
    const failure = deskFailure(start.value)
    const running = failure === null ? await openSite(start.value) : err(failure)
    if (!running.ok) await closeAll(closers)
    return running
  } catch (thrown) {
    await closeAll(closers)
    throw thrown
  }
}
