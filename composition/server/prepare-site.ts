import { createPageStore } from '../../adapters/site/pages/index.js'
import type { PageStore } from '../../adapters/site/pages/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { findBackend } from '../modules/backends.js'
import { findRuntimeFolder } from './built-files.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
import { movesMoney } from './payments/payment-processors.js'
import { NO_PAYMENT_SETTINGS } from './payments/payment-settings.js'
import type { StartOptions } from './running-site.js'
import { isOpenToAll } from '../../adapters/server/routes/payments/secure-payments.js'
import { checkCatalogue } from '../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import type { SiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { createRecentErrors, systemClock } from '../../adapters/server/platform/index.js'
import type { RecentErrors, Report } from '../../adapters/server/platform/index.js'
import {
  NO_TELEMETRY_ENVIRONMENT,
  openTelemetry,
  tracesUrlOf,
} from '../../adapters/server/telemetry/index.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import { VERSION } from '../version.js'
import { printError } from '../print-error.js'
import { openFailure } from '../../adapters/server/sql/engine/index.js'

/** A step that closes one part when the site ends. */
export type CloseStep = () => void | Promise<void>

/** The checked input of a site's start. */
export interface SiteStart {
  readonly site: SiteFolder
  readonly location: DataLocation
  readonly runtimeFolder: string
  readonly pageStore: PageStore
  readonly options: StartOptions
  readonly report: Report
  /** Records spans; null: nothing is recorded. */
  readonly telemetry: Telemetry | null
  /** The latest reported errors, for the owner. */
  readonly recentErrors: RecentErrors['recent']
  /** Steps that close all parts opened so far, run from the last to the first. */
  readonly closers: CloseStep[]
}

/** Live payment keys require HTTPS. */
const plainLiveShop = badInput(
  'The keys of the payment provider are live, and this server speaks plain HTTP to all visitors.',
  'Let a proxy with HTTPS stand in front and say --trust-proxy, or listen on localhost only.',
)

/** Data folders beside the pages, which are never served. */
export const privateFoldersOf = (location: DataLocation): readonly string[] =>
  location.tag === 'folder' ? [location.folder] : []

/** Opens the telemetry that the settings or the environment ask for; null: neither does. */
async function findTelemetry(
  { settings }: SiteFolder,
  { telemetry, traces = NO_TELEMETRY_ENVIRONMENT }: StartOptions,
  onFailure: (message: string) => void,
): Promise<Result<Telemetry | null, OwnerFailure>> {
  const collector = settings.telemetry && tracesUrlOf(settings.telemetry.collector)
  const url = traces.isOff ? null : (traces.tracesUrl ?? collector)
  if (telemetry || url === null) return ok(telemetry ?? null)
  const opened = await openTelemetry({ url, serviceName: settings.name, version: VERSION, onFailure })
  return opened.ok ? opened : err(badInput(...opened.failure))
}

/** Reads and checks everything that a start needs, without touching data or the network. */
export async function readSiteStart(
  folder: string,
  options: StartOptions,
): Promise<Result<SiteStart, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const backend = findBackend(site.value.settings.backend, options.backends)
  if (!backend.ok) return err(openFailure(backend.failure))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { payments = NO_PAYMENT_SETTINGS, host = 'localhost', trustProxy = false } = options
  if (movesMoney(payments) && isOpenToAll(host) && !trustProxy) return err(plainLiveShop)
  const runtimeFolder = findRuntimeFolder()
  if (runtimeFolder === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  const errors = createRecentErrors(options.onError ?? printError, systemClock)
  const telemetry = await findTelemetry(site.value, options, errors.report)
  if (!telemetry.ok) return telemetry
  return ok({
    site: site.value,
    location: dataLocationOf(folder, options.dataFolder, options.databaseUrl),
    runtimeFolder,
    pageStore: createPageStore(),
    options,
    report: errors.report,
    recentErrors: errors.recent,
    telemetry: telemetry.value,
    closers: telemetry.value === null ? [] : [telemetry.value.close],
  })
}
