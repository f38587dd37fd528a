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
import { plainHttpFailure } from '../../adapters/server/routes/payments/secure-payments.js'
import { checkCatalogue } from '../../adapters/server/site-folder/site-catalogue.js'
import { describeMissingFiles } from '../../adapters/server/site-folder/sold-files.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import type { SiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { createRecentErrors, systemClock } from '../../adapters/server/platform/index.js'
import type { RecentErrors, Report } from '../../adapters/server/platform/index.js'
import { findTelemetry, NO_TELEMETRY_ENVIRONMENT } from '../../adapters/server/telemetry/index.js'
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

/** Data folders beside the pages, which are never served. */
export const privateFoldersOf = (location: DataLocation): readonly string[] =>
  location.tag === 'folder' ? [location.folder] : []

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
  const plain = movesMoney(payments) ? plainHttpFailure(host, trustProxy) : null
  if (plain !== null) return err(plain)
  const runtimeFolder = findRuntimeFolder()
  if (runtimeFolder === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  const errors = createRecentErrors(options.onError ?? printError, systemClock)
  const missing = describeMissingFiles(checked.value.missingFiles)
  if (missing !== null) errors.report(new Error(missing))
  const { traces = NO_TELEMETRY_ENVIRONMENT } = options
  const { name, telemetry: collecting } = site.value.settings
  const telemetry = options.telemetry
    ? ok(options.telemetry)
    : await findTelemetry(traces, collecting && collecting.collector, {
        serviceName: name,
        version: VERSION,
        onFailure: errors.report,
      })
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
