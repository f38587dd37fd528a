import { commitChanges } from '../../adapters/server/sql/engine/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { createOwnerApi } from './owner-api.js'
import type { OwnerApiOptions } from './owner-api.js'
import { NO_PAYMENT_SETTINGS } from './payments/payment-settings.js'
import { paymentModes } from './payments/payment-processors.js'
import { createReadSiteHealth } from '../../adapters/server/sql/owner/read-site-health.js'
import { backupCommand } from '../../core/use-cases/backups/index.js'
import { createOwnerRealm } from './owner-realm.js'
import type { OwnerRealmOptions } from './owner-realm.js'
import type { SiteStart } from './prepare-site.js'
import { VERSION } from '../version.js'

/** The owner realm of a running site, and its API. */
export interface Owners {
  readonly realm: OwnerPorts
  readonly routes: readonly Route[]
}

/** Wires the owner's side of a site. */
export function createOwners(
  { site: { settings, folder: siteFolder }, location, options, report, recentErrors, telemetry }: SiteStart,
  parts: Pick<
    OwnerApiOptions,
    'shop' | 'origin' | 'language' | 'mailShop' | 'mailLook' | 'printPapers' | 'onMailText' | 'onChange'
  > &
    Pick<OwnerRealmOptions, 'secretBox'> & {
      /** The origin of the desk, to which passkeys are bound. */
      readonly deskOrigin: () => string
    },
): Owners {
  const { shop, deskOrigin, secretBox } = parts
  const { sql, siteId, services } = shop
  const realm = createOwnerRealm({
    sql,
    commit: commitChanges(sql),
    siteId,
    siteName: settings.name,
    origin: deskOrigin,
    secretBox,
    limit: services.limit,
  })
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
  return {
    realm,
    routes: createOwnerApi({
      ...parts,
      realm,
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
    }),
  }
}
