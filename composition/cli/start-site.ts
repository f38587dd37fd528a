import { shareDatabase } from '../../adapters/sql/index.js'
import type { OperationLimits } from '../../adapters/graphql-server/index.js'
import { createPageStore } from '../../adapters/site-pages/index.js'
import type { PageStore } from '../../adapters/site-pages/index.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import type { PolicySources } from '../../core/site/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime } from '../headless/create-runtime.js'
import {
  createForms,
  createRequestHandler,
  createSandboxRoute,
  createShopLimits,
  createSiteRoutes,
  listen,
  readFormSettings,
} from '../server/index.js'
import type { Forms, FormSettings, HttpHandler, HttpServer, RequestRecord } from '../server/index.js'
import { findRuntimeFolder } from './built-files.js'
import { checkCatalogue, importInto } from './catalogue.js'
import { badInput, databaseFailure, listenFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { databaseOf, dataPlaceOf } from './place.js'
import type { DataPlace } from './place.js'
import { readSiteFolder } from './site-folder.js'
import type { SiteFolder } from './site-folder.js'
import { sayError } from './terminal.js'
import { watchCatalogue } from './watch-catalogue.js'
import type { Terminal } from './terminal.js'

/** What the person at the terminal asked for (`vitrine serve --help`). */
export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
  readonly site: string
  readonly csp: boolean
  readonly strictCsp?: boolean
  readonly allowScripts?: readonly string[]
  readonly log?: boolean
  readonly trustProxy?: boolean
  readonly cartLimit?: number
  readonly orderLimit?: number
}

/** A site that is served. */
export interface RunningSite {
  readonly server: HttpServer
  readonly place: DataPlace
  readonly site: SiteFolder
  /** The shop as somebody sees it who has bought nothing. */
  readonly commerce: CommerceGateway
  /** The pages as they were parsed. */
  readonly pageStore: PageStore
  /** Payments go to the sandbox. */
  readonly isTestShop: boolean
  readonly close: () => Promise<void>
}

const SWEEP_INTERVAL_MS = 60_000

/** Finishes what a crash left half done, now and every minute; answers the function that stops it. */
async function keepSweeping(
  { backend }: Runtime,
  forms: Forms,
  report: (error: unknown) => void,
): Promise<() => void> {
  const sweep = async (): Promise<void> => {
    await backend.sweep().catch(report)
    await forms.sweep()
  }
  await sweep()
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS)
  return () => clearInterval(timer)
}

const describe = ({ method, path, status, durationMs }: RequestRecord): string =>
  `${new Date().toISOString()} ${method} ${path} ${status} ${durationMs} ms`

/** What is answered between taking the port and having the shop open. */
const opening: HttpHandler = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' })
  response.end('The shop is just opening.\n')
}

/** Opens the data and brings the catalogue up to date; closes them again on failure. */
async function openShop(
  site: SiteFolder,
  place: DataPlace,
  siteId: string,
  report: (error: unknown) => void,
): Promise<Result<Runtime, CommandFailure>> {
  const { settings } = site
  const runtime = await createRuntime({ settings, database: databaseOf(place), siteId, onError: report })
  if (!runtime.ok) return err(databaseFailure(runtime.failure))
  const imported = await importInto(runtime.value, site)
  if (imported.ok) {
    if (imported.value.tag === 'kept') report(new Error(imported.value.failure.lines.join('\n')))
    return runtime
  }
  await runtime.value.close()
  return imported
}

const openForms = (
  { sql, siteId, random }: Runtime,
  settings: FormSettings,
  { trustProxy = false }: ServeOptions,
  report: (message: string) => void,
): Forms => createForms({ sql, siteId, random, trustProxy, settings, onFailure: report })

interface OpenSite {
  readonly site: SiteFolder
  readonly place: DataPlace
  readonly shop: Runtime
  readonly forms: Forms
  readonly policySources: readonly PolicySources[]
  readonly pageStore: PageStore
  readonly runtimeFolder: string
  readonly options: ServeOptions
  readonly terminal: Terminal
  readonly report: (error: unknown) => void
}

const limitsOf = (
  { sql, siteId }: Runtime,
  { trustProxy = false, cartLimit, orderLimit }: ServeOptions,
): OperationLimits =>
  createShopLimits({
    sql,
    siteId,
    trustProxy,
    ...(cartLimit !== undefined && { cartChanges: cartLimit }),
    ...(orderLimit !== undefined && { orderAttempts: orderLimit }),
  })

/** Everything the running shop answers. */
function createListener(open: OpenSite): HttpHandler {
  const { site, place, shop, forms, policySources, pageStore, runtimeFolder, options, terminal, report } =
    open
  const { backend, random, sandbox } = shop
  const routes = createSiteRoutes({
    folder: site.folder,
    backend,
    random,
    runtimeFolder,
    routes: [forms.route, ...(sandbox === null ? [] : [createSandboxRoute(sandbox)])],
    privateFolders: place.tag === 'folder' ? [place.folder] : [],
    strictPolicy: options.csp,
    allowsNamedScripts: !options.strictCsp,
    policySources,
    pageStore,
    trustProxy: options.trustProxy ?? false,
    limits: limitsOf(shop, options),
    onUnexpected: report,
  })
  const log = options.log ? { onRequest: (record: RequestRecord) => terminal.err(describe(record)) } : {}
  return createRequestHandler({ routes, onUnexpected: report, ...log })
}

/**
 * Starts a site. The folder with its catalogue is read and the port taken before any data are touched, so a
 * start that fails changes nothing. Nothing stays open on failure.
 */
export async function startSite(
  folder: string,
  options: ServeOptions,
  terminal: Terminal,
): Promise<Result<RunningSite, CommandFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const checked = checkCatalogue(site.value)
  if (!checked.ok) return checked
  const runtimeFolder = findRuntimeFolder()
  if (runtimeFolder === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  const formSettings = readFormSettings(process.env)
  if (!formSettings.ok) return err(badInput(...formSettings.failure))
  const place = dataPlaceOf(folder, options.data, process.env['DATABASE_URL'])
  const report = (error: unknown): void =>
    sayError(terminal, error instanceof Error ? error.message : String(error))

  let listener = opening
  const server = await listen((request, response) => listener(request, response), options)
  if (!server.ok) return err(listenFailure(server.failure))
  const shop = await openShop(site.value, place, options.site, report)
  if (!shop.ok) {
    await server.value.close()
    return shop
  }
  const forms = openForms(shop.value, formSettings.value, options, report)
  const stopWatching = watchCatalogue(shop.value, site.value, (lines) => {
    for (const line of lines) terminal.err(line)
  })
  const stopSweeping = await keepSweeping(shop.value, forms, report)
  const shared = place.tag === 'folder' ? await shareDatabase(shop.value.sql, place.folder) : null
  if (shared && !shared.ok)
    report(`While the site runs, its orders and messages cannot be listed: ${shared.failure}`)
  const allowed = options.allowScripts ?? []
  const policySources = [
    ...(formSettings.value.captcha ? [formSettings.value.captcha.service.sources] : []),
    { 'script-src': allowed, 'frame-src': allowed },
  ]
  const pageStore = createPageStore()
  const open = {
    site: site.value,
    place,
    shop: shop.value,
    forms,
    policySources,
    pageStore,
    runtimeFolder,
    options,
    terminal,
    report,
  }
  listener = createListener(open)
  return ok({
    server: server.value,
    place,
    site: site.value,
    commerce: shop.value.visit(''),
    pageStore,
    isTestShop: shop.value.sandbox !== null,
    close: async () => {
      await server.value.close()
      stopSweeping()
      await stopWatching()
      if (shared?.ok) await shared.value.close()
      await shop.value.close()
    },
  })
}
