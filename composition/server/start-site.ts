import { resolve } from 'node:path'
import { createSmtpMailer } from '../../adapters/server/mail/index.js'
import { tracedBy } from '../../adapters/server/telemetry/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { DESK_PATH } from '../../adapters/graphql/protocol/owner/index.js'
import { cutOffRows, finishPlacing } from '../../adapters/server/sql/backups/place-restored.js'
import { readSiteKey, shareDatabase, openFailure } from '../../adapters/server/sql/engine/index.js'
import { err, ok, badInput, withoutUndefined } from '../../core/shared/index.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { makeFirstCode } from '../../core/use-cases/owner/manage-owners.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime, SiteEnvironmentOf } from '../headless/create-runtime.js'
import { NO_ACCOUNT_SECRETS } from '../../adapters/server/settings/environment/account-secrets.js'
import { providerStandings } from '../../adapters/server/openid-connect/log-in-providers.js'
import { createDownloadsRoute } from '../../adapters/server/routes/orders/downloads.js'
import { NO_FILE_SETTINGS, openFiles } from '../../adapters/server/settings/environment/file-settings.js'
import { NO_FORM_SETTINGS, senderOf } from '../../adapters/server/settings/environment/form-settings.js'
import type { FormMailSettings } from '../../adapters/server/settings/environment/form-settings.js'
import { openForms } from './open-forms.js'
import { createMails, MAILBOX_PATH } from './mails.js'
import { deskAddressOf, mailShopOf, readMailLook } from '../../adapters/server/site-folder/mail-shop.js'
import { deskHostFailure } from '../../adapters/server/routes/desk/desk-host.js'
import { createPapers } from './papers.js'
import { createOwnerDesks } from './owner-desks.js'
import { createOwnerRealm } from './owner-realm.js'
import { createOwnerRoutes } from './owner-routes.js'
import { createProcessors, paymentModes } from './payments/payment-processors.js'
import { NO_PAYMENT_SETTINGS } from './payments/payment-settings.js'
import type { RunningSite, StartOptions } from './running-site.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { importInto } from '../../adapters/server/site-folder/site-catalogue.js'
import { countVisits } from './count-visits.js'
import { startJobs } from './site-jobs.js'
import { createSiteHandler } from './site-handler.js'
import { readSiteStart } from './prepare-site.js'
import type { CloseStep, SiteStart } from './prepare-site.js'
import { watchCatalogue } from '../../adapters/server/site-folder/watch-catalogue.js'
import { databaseOf } from './database-of.js'
import { connectJobs, ORDER_TABLES } from '../../core/use-cases/jobs/site-signals.js'
import { downloadLinksOf, environmentOf, listenForSite, VISITORS } from './listening-site.js'
import type { ListeningSite } from './listening-site.js'
import { newSiteNotice } from '../../adapters/server/terminal/site/unknown-site.js'

async function closeAll(closers: CloseStep[]): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

const smtpOf = ({ smtpUrl: url, from }: FormMailSettings, report: SiteStart['report']) => ({
  url,
  from,
  onPartlyRefused: (reason: string) =>
    report(
      `A mail reached some of its receivers only (${reason}). Check VITRINE_FORMS_TO and VITRINE_ORDERS_TO.`,
    ),
})

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
    mailer: mail && traced('mail', createSmtpMailer(smtpOf(mail, report))),
    settings: site.settings,
    ...(processors.length > 0 && { processors }),
    ...(files.value && { files: traced('files', files.value) }),
    ...(telemetry && { telemetry }),
    database: databaseOf(location),
    allowsTestPayments: options.allowsTestPayments ?? false,
    onError: report,
    ...withoutUndefined({ siteId: options.siteId, backends: options.backends, modules: options.modules }),
  })
  if (!runtime.ok) return err(openFailure(runtime.failure))
  closers.push(runtime.value.close)
  const notice = await newSiteNotice(runtime.value.sql, runtime.value.siteId)
  if (notice !== null) options.onNotice?.(notice)
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
  const shared = await shareDatabase(shop, location.folder, siteAddress, followUp)
  if (shared.ok) closers.push(shared.value.close)
  else report(`While the site runs, its orders and submissions cannot be listed: ${shared.failure}`)
}

/** The mails of a site and the papers that go with them. */
async function openMails(
  start: SiteStart,
  { files, origin, mailLanguage, ownMails, signals }: ListeningSite,
  {
    shop,
    realm,
    visitorKey,
  }: {
    readonly shop: Runtime
    readonly realm: OwnerPorts
    readonly visitorKey: string
  },
) {
  const { site, options, report } = start
  const { sql, siteId, services } = shop
  // Mails that stay on this machine are read on it.
  const here = services.mailer === null ? origin() : null
  const mailShop = (): MailShop =>
    mailShopOf(site.settings, ownMails.now(), {
      origin: origin(),
      language: mailLanguage,
      deskAddress: deskAddressOf(options.deskUrl ?? options.siteUrl ?? site.settings.baseUrl ?? here),
    })
  const mailLook = await readMailLook(site.settings, files, start.pageStore, origin())
  const papers = await createPapers(start, {
    ...{ shop, realm, files, origin, mailShop, mailLook },
    onMail: signals.queued.send,
  })
  const mails = createMails({
    sql,
    siteId,
    shop: mailShop,
    look: mailLook,
    downloads: downloadLinksOf(visitorKey),
    invoiceOf: papers.invoiceOf,
    mailer: services.mailer,
    ...senderOf(options.forms ?? NO_FORM_SETTINGS),
    onFailure: report,
  })
  signals.queued.listen(() => void mails.sendWaiting())
  return { mailShop, mailLook, papers, mails }
}

async function openSite(start: SiteStart): Promise<Result<RunningSite, OwnerFailure>> {
  const { site, options, report, closers } = start
  const { onNotice, trustProxy = false, forms: formSettings = NO_FORM_SETTINGS } = options
  const listening = await listenForSite(start)
  if (!listening.ok) return listening
  const { server, files, probes, opening, origin, mailLanguage, ownMails, secretBox, captcha, signals } =
    listening.value
  const onMail = signals.queued.send
  const opened = await openShop(start, environmentOf(start, listening.value))
  if (!opened.ok) return opened
  const shop = opened.value
  const visitorKey = await readSiteKey(shop, VISITORS)
  const { sql, commit, siteId, services, random } = shop
  const realm = createOwnerRealm({
    ...{ sql, commit, siteId, secretBox, random, limit: services.limit, passwords: services.passwords },
    siteName: site.settings.name,
    origin: () => options.deskUrl ?? origin(),
  })
  const desks = createOwnerDesks({ sql, commit, siteId, clock: systemClock, random })
  const { mailShop, mailLook, papers, mails } = await openMails(start, listening.value, {
    ...{ shop, realm, visitorKey },
  })
  const forms = openForms(start, {
    shop,
    files,
    settings: formSettings,
    captcha,
    language: mailLanguage,
    onMail,
  })
  closers.push(watchCatalogue(shop, site, (lines) => lines.forEach((line) => onNotice?.(line))))
  const ownerRoutes = createOwnerRoutes(start, {
    ...{ shop, realm, desks, origin, mailShop, mailLook },
    language: mailLanguage,
    printPapers: papers.print,
    uploads: forms.uploads,
    onMailText: ownMails.refresh,
    onChange: () => signals.changed.send(ORDER_TABLES),
  })
  const jobs = await startJobs(start, {
    ...{ shop, forms, mails, papers, mailShop, onMail },
    owners: realm.store,
    store: desks.jobs,
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
    ...{ shop, files, forms, mails, papers, downloads, visitorKey, captcha, origin },
    language: mailLanguage,
    ownerRoutes: [...ownerRoutes, ...jobs.routes],
    visits: countVisits(start, shop),
  })
  opening.open(handler)
  probes.open(() => shop.sql.query('SELECT 1'))
  // No request may arrive while parts are closed.
  closers.push(server.close, probes.stop)
  return ok(await runningSite(start, listening.value, { shop, realm }))
}

/** The running site, as the command and applications see it. */
async function runningSite(
  { site, location, options, closers, pageStore }: SiteStart,
  { server, files, secretBox, origin }: ListeningSite,
  { shop, realm }: { readonly shop: Runtime; readonly realm: OwnerPorts },
): Promise<RunningSite> {
  return {
    server,
    location,
    site,
    files,
    commerce: shop.visit(''),
    pageStore,
    isTestShop: shop.sandbox !== null,
    mailboxUrl: shop.services.mailer === null ? new URL(MAILBOX_PATH, server.url).href : null,
    sealsSecrets: secretBox !== null,
    providers: providerStandings(
      site.settings.accounts.providers,
      options.accounts ?? NO_ACCOUNT_SECRETS,
      origin(),
    ),
    deskAddress: new URL(DESK_PATH, options.deskUrl ?? server.url).href,
    firstOwnerCode: await makeFirstCode(realm),
    payments: paymentModes(options.payments ?? NO_PAYMENT_SETTINGS),
    close: () => closeAll(closers),
  }
}

/**
 * Starts a site: its pages, shop, forms and periodic work. The folder with its catalogue is read and the port taken
 * before any data are touched, so a failed start changes nothing and leaves nothing open.
 */
export async function startSite(
  folder: string,
  options: StartOptions,
): Promise<Result<RunningSite, OwnerFailure>> {
  const restored = await finishPlacing(resolve(folder))
  if (!restored.ok) return restored
  if (restored.value !== null) options.onNotice?.(restored.value)
  const isOnServer = dataLocationOf(folder, options.dataFolder, options.databaseUrl).tag === 'server'
  const cutOff = isOnServer ? await cutOffRows(resolve(folder)) : null
  if (cutOff !== null) return err(cutOff)
  const start = await readSiteStart(folder, options)
  if (!start.ok) return start
  const { closers } = start.value
  try {
    const { deskUrl, siteUrl = start.value.site.settings.baseUrl } = options
    const failure = deskHostFailure(deskUrl, siteUrl)
    const running = failure === null ? await openSite(start.value) : err(failure)
    if (!running.ok) await closeAll(closers)
    return running
  } catch (thrown) {
    await closeAll(closers)
    throw thrown
  }
}
