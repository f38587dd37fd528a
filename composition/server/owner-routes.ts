import type { Route } from '../../adapters/server/http/index.js'
import { createOwnerApi } from './owner-api.js'
import type { OwnerApiOptions } from './owner-api.js'
import { NO_PAYMENT_SETTINGS } from './payments/payment-settings.js'
import { paymentModes } from './payments/payment-processors.js'
import { createReadSiteHealth } from '../../adapters/server/sql/owner/read-site-health.js'
import { backupCommand } from '../../core/use-cases/backups/index.js'
import type { SiteStart } from './prepare-site.js'
import { VERSION } from '../version.js'

/** Wires the owner's side of a site: the routes of its API and desk. */
export function createOwnerRoutes(
  { site: { settings, folder: siteFolder }, location, options, report, recentErrors, telemetry }: SiteStart,
  parts: Pick<
    OwnerApiOptions,
    | 'shop'
    | 'realm'
    | 'desks'
    | 'uploads'
    | 'origin'
    | 'language'
    | 'mailShop'
    | 'mailLook'
    | 'printPapers'
    | 'onMailText'
    | 'onChange'
  >,
): readonly Route[] {
  const { sql, siteId, services } = parts.shop
  const health = createReadSiteHealth({
    version: VERSION,
    sql,
    siteId,
    location,
    providers: paymentModes(options.payments ?? NO_PAYMENT_SETTINGS).map(({ name, mode }) => ({
      name,
      isLive: mode === 'live',
    })),
    mailsAreSent: services.mailer !== null,
    errors: recentErrors,
  })
  const { trustProxy = false } = options
  return createOwnerApi({
    ...parts,
    settings,
    siteFolder,
    health,
    backupCommand: backupCommand({
      folder: siteFolder,
      dataFolder: location.tag === 'folder' ? location.folder : null,
      siteId,
    }),
    trustProxy,
    telemetry,
    onUnexpected: report,
  })
}
