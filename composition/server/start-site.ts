import { createSiteVerify } from '../../adapters/captcha/index.js'
import { systemClock } from '../../adapters/node/index.js'
import { createSqlRateLimit } from '../../adapters/rate-limit/index.js'
import { readSiteKey, shareDatabase } from '../../adapters/sql/index.js'
import { createSiteFiles } from '../../adapters/site-files/index.js'
import { createPageStore } from '../../adapters/site-pages/index.js'
import type { PageStore } from '../../adapters/site-pages/index.js'
import { createRequestHandler, listen } from '../../adapters/http/index.js'
import type { HttpHandler } from '../../adapters/http/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime } from '../headless/create-runtime.js'
import { findBackend } from '../modules/backends.js'
import type { AccountSurroundings } from '../modules/served-backend.js'
import { createAccountMails, MAILBOX_PATH } from './account-mails.js'
import type { AccountMails } from './account-mails.js'
import { accountRoutes } from './account-routes.js'
import { findRuntimeFolder } from './built-files.js'
import { databaseOf, dataLocationOf } from './data-location.js'
import type { DataLocation } from './data-location.js'
import { createMayRead } from './gates.js'
import { NO_FORM_SETTINGS } from './form-settings.js'
import { createForms } from './forms-route.js'
import type { Forms } from './forms-route.js'
import { createTakesFiles } from './takes-files.js'
import { createFindNativeForms } from './native-forms.js'
import { createProcessors, movesMoney, paymentModes } from './payment-providers.js'
import { NO_PAYMENT_SETTINGS } from './payment-settings.js'
import type { RunningSite, StartOptions } from './running-site.js'
import { isOpenToAll, onlySecurely } from './secure-payments.js'
import { paymentSources } from './payment-sources.js'
import { createPagePasswords } from './page-passwords.js'
import { createPaymentNoticesRoute } from './payment-notices-route.js'
import { createSandboxRoute } from './sandbox-route.js'
import { createShopLimits } from './shop-limits.js'
import { checkCatalogue, importInto } from './site-catalogue.js'
import { readSiteFolder } from './site-folder.js'
import type { SiteFolder } from './site-folder.js'
import { languageOf } from './site-language.js'
import { createSiteRoutes } from './site-routes.js'
import { badInput, listenFailure, openFailure } from './start-failure.js'
import type { StartFailure } from './start-failure.js'
import { watchCatalogue } from './watch-catalogue.js'

type Close = () => void | Promise<void>

interface Opening {
  readonly site: SiteFolder
  readonly location: DataLocation
  readonly runtimeFolder: string
  readonly pageStore: PageStore
  readonly options: StartOptions
  readonly report: (error: unknown) => void
  /** What has been opened so far, to be closed from the last to the first. */
  readonly closers: Close[]
}

const MAINTENANCE_INTERVAL_MS = 60_000

/** What is answered between taking the port and having the shop open. */
const opening: HttpHandler = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' })
  response.end('The shop is just opening.\n')
}

async function closeAll(closers: Close[]): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

/** Keys that move money are for HTTPS only. */
const plainLiveShop = badInput(
  'The keys of the payment provider are live, and this server speaks plain HTTP to everybody.',
  'Let a proxy with HTTPS stand in front and say --trust-proxy, or listen on localhost only.',
)

/** Reads and checks everything that a start needs, without touching data or the network. */
function prepare(folder: string, options: StartOptions): Result<Opening, StartFailure> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const backend = findBackend(site.value.settings.backend, options.backends)
  if (!backend.ok) return err(openFailure(backend.failure))
  const checked = checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { payments = NO_PAYMENT_SETTINGS, host = 'localhost', trustProxy = false } = options
  if (movesMoney(payments) && isOpenToAll(host) && !trustProxy) return err(plainLiveShop)
  const runtimeFolder = findRuntimeFolder()
  if (runtimeFolder === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  return ok({
    site: site.value,
    location: dataLocationOf(folder, options.dataFolder, options.databaseUrl),
    runtimeFolder,
    pageStore: createPageStore(),
    options,
    report: options.onError ?? (() => {}),
    closers: [],
  })
}

/** Opens the data and brings the catalogue up to date. */
async function openShop(
  { site, location, options, report, closers }: Opening,
  surroundings: AccountSurroundings,
): Promise<Result<Runtime, StartFailure>> {
  const processors = createProcessors(options.payments ?? NO_PAYMENT_SETTINGS, report)
  const runtime = await createRuntime({
    surroundings,
    settings: site.settings,
    ...(processors.length > 0 && { processors }),
    database: databaseOf(location),
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

/** Data beside the pages are served to nobody. */
const privateFoldersOf = (location: DataLocation): readonly string[] =>
  location.tag === 'folder' ? [location.folder] : []

/** Lets the owner's commands ask the running site, since only one process can have the folder open. */
async function shareData({ location, report, closers }: Opening, shop: Runtime): Promise<void> {
  if (location.tag !== 'folder') return
  const shared = await shareDatabase(shop.sql, location.folder)
  if (shared.ok) closers.push(shared.value.close)
  else report(`While the site runs, its orders and submissions cannot be listed: ${shared.failure}`)
}

/** Finishes what a crash left half done, now and every minute. */
async function keepMaintained(
  { report, closers }: Opening,
  shop: Runtime,
  forms: Forms,
  mails: AccountMails,
): Promise<void> {
  const maintain = async (): Promise<void> => {
    await shop.backend.maintain?.().catch(report)
    await forms.cleanUp()
    void mails.sendWaiting()
  }
  await maintain()
  const timer = setInterval(() => void maintain(), MAINTENANCE_INTERVAL_MS)
  closers.push(() => clearInterval(timer))
}

/** Everything the running shop answers. */
function createHandler(
  { site, location, runtimeFolder, pageStore, options, report }: Opening,
  shop: Runtime,
  forms: Forms,
  visitorKey: string,
  mails: AccountMails,
) {
  const { backend, random, sandbox, providers, sql, siteId } = shop
  const { trustProxy = false, cartLimit, orderLimit, onRequest, scriptHosts = [], forms: settings } = options
  const passwords = createPagePasswords({
    gates: site.settings.gates,
    siteKey: visitorKey,
    limit: createSqlRateLimit({ sql, siteId, clock: systemClock }),
    trustProxy,
  })
  const policySources = [
    ...(settings?.captcha ? [settings.captcha.service.sources] : []),
    ...paymentSources(providers),
    { 'script-src': scriptHosts, 'frame-src': scriptHosts },
  ]
  const routes = createSiteRoutes({
    folder: site.folder,
    backend,
    random,
    visitorKey,
    runtimeFolder,
    routes: [
      forms.route,
      ...mails.routes,
      ...accountRoutes(backend, trustProxy),
      ...(backend.receiveNotice ? [createPaymentNoticesRoute(backend.receiveNotice)] : []),
      ...(sandbox === null ? [] : [createSandboxRoute(sandbox)]),
    ],
    privateFolders: privateFoldersOf(location),
    strictPolicy: options.strictPolicy ?? true,
    allowsNamedScripts: options.allowsNamedScripts ?? true,
    policySources,
    pageStore,
    site: { name: site.settings.name, baseUrl: site.settings.baseUrl },
    mayRead: createMayRead({
      gates: site.settings.gates,
      groups: site.settings.accounts.groups,
      backend,
      trustProxy,
      passwords,
    }),
    passwords,
    trustProxy,
    limits: createShopLimits({
      sql,
      siteId,
      trustProxy,
      ...(cartLimit !== undefined && { cartChanges: cartLimit }),
      ...(orderLimit !== undefined && { orderAttempts: orderLimit }),
    }),
    onUnexpected: report,
  })
  const handler = createRequestHandler({
    routes,
    trustProxy,
    onUnexpected: report,
    ...(onRequest && { onRequest }),
  })
  return movesMoney(options.payments ?? NO_PAYMENT_SETTINGS) ? onlySecurely(handler, trustProxy) : handler
}

async function openSite(start: Opening): Promise<Result<RunningSite, StartFailure>> {
  const { site, location, options, report, closers } = start
  const { port, host, onNotice, trustProxy = false } = options
  let handler = opening
  const server = await listen((request, response) => handler(request, response), {
    port,
    ...(host !== undefined && { host }),
  })
  if (!server.ok) return err(listenFailure(server.failure))
  closers.push(server.value.close)
  const settings = options.forms ?? NO_FORM_SETTINGS
  const files = createSiteFiles({ folder: site.folder, privateFolders: privateFoldersOf(location) })
  let mails: AccountMails | null = null
  const opened = await openShop(start, {
    origin: () => options.siteUrl ?? site.settings.baseUrl ?? server.value.url,
    language: await languageOf(files, start.pageStore),
    onMail: () => void mails?.sendWaiting(),
    captcha:
      site.settings.accounts.captcha && settings.captcha
        ? createSiteVerify({ ...settings.captcha, fetch: globalThis.fetch })
        : null,
  })
  if (!opened.ok) return opened
  const shop = opened.value
  const { sql, siteId, random } = shop
  mails = createAccountMails({ sql, siteId, mail: settings.mail, onFailure: report })
  const findForms = createFindNativeForms(files, start.pageStore)
  const takesFiles = createTakesFiles(files, start.pageStore)
  const ofPages = { findForms, takesFiles }
  const forms = createForms({ sql, siteId, random, trustProxy, settings, ...ofPages, onFailure: report })
  closers.push(watchCatalogue(shop, site, (lines) => lines.forEach((line) => onNotice?.(line))))
  await keepMaintained(start, shop, forms, mails)
  await shareData(start, shop)
  handler = createHandler(start, shop, forms, await readSiteKey(shop, 'visitors'), mails)
  // No request may come in while what answers it is closed.
  closers.push(server.value.close)
  return ok({
    server: server.value,
    location,
    site,
    commerce: shop.visit(''),
    pageStore: start.pageStore,
    isTestShop: shop.sandbox !== null,
    mailboxUrl: settings.mail === null ? new URL(MAILBOX_PATH, server.value.url).href : null,
    payments: paymentModes(options.payments ?? NO_PAYMENT_SETTINGS),
    close: () => closeAll(closers),
  })
}

/**
 * Starts a site: its pages, its shop, its forms, and what has to be done from time to time. The folder with
 * its catalogue is read and the port taken before any data are touched, so a start that fails changes
 * nothing. Nothing stays open on failure.
 */
export async function startSite(
  folder: string,
  options: StartOptions,
): Promise<Result<RunningSite, StartFailure>> {
  const prepared = prepare(folder, options)
  if (!prepared.ok) return prepared
  const { closers } = prepared.value
  try {
    const running = await openSite(prepared.value)
    if (!running.ok) await closeAll(closers)
    return running
  } catch (thrown) {
    await closeAll(closers)
    throw thrown
  }
}
