import { createOwnerHandler } from '../../adapters/server/graphql/owner/index.js'
import type { OwnerServices } from '../../adapters/server/graphql/owner/index.js'
import { FORM_FILES_LIMIT_BYTES, createSqlFormDesk } from '../../adapters/server/forms/index.js'
import type { PrintPapers } from '../../adapters/server/routes/desk/desk-papers.js'
import { createDeskResources } from '../../adapters/server/routes/desk/desk-resources.js'
import { downloadsFolderOf } from '../../adapters/server/routes/orders/list-downloads.js'
import {
  DESK_PATH,
  OWNER_ENDPOINT,
  OWNER_IMPORT_ENDPOINT,
} from '../../adapters/graphql/protocol/owner/index.js'
import { at } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createEventReplay } from '../../adapters/server/sql/events/index.js'
import { createJobRequest } from '../../adapters/server/sql/jobs/index.js'
import { createSqlHomeFigures } from '../../adapters/server/sql/owner/index.js'
import { settingFields } from '../../adapters/server/settings/setting-fields.js'
import { createSettingsFile } from '../../adapters/server/settings/settings-file.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import { shopCatalogue } from '../../adapters/server/site-folder/shop-catalogue.js'
import { readCatalogueBytes } from '../../adapters/site/pages/data/catalogue-table.js'
import { createItemTables } from '../../adapters/site/pages/data/item-tables.js'
import type { KeptUploads } from '../../core/ports/forms/form-uploads.port.js'
import type { ReadSiteHealth } from '../../core/ports/owner/site-health.port.js'
import type { MailLook } from '../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import { previewMail } from '../../core/use-cases/owner/mails/preview-mail.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { OwnerDesks } from './owner-desks.js'
import { createMailFiles } from '../../adapters/server/site-folder/own-mail-files.js'
import { settingsProblems } from '../../adapters/server/site-folder/read-site-folder.js'

/** The parts of a running site that its owner's API needs. */
export interface OwnerApiOptions {
  readonly shop: Runtime
  readonly realm: OwnerPorts
  readonly desks: OwnerDesks
  readonly settings: StoreSettings
  /** The stored uploads of its forms. */
  readonly uploads: KeptUploads
  readonly siteFolder: string
  readonly origin: () => string
  readonly language: string
  readonly mailShop: () => MailShop
  readonly mailLook: MailLook
  readonly printPapers: PrintPapers
  /** Called after a mail text was saved; it applies from then on. */
  readonly onMailText: () => void
  readonly health: ReadSiteHealth
  readonly backupCommand: string
  readonly trustProxy: boolean
  readonly telemetry: Telemetry | null
  /** Called after a change, so that refunds, captures and mails do not wait. */
  readonly onChange: () => void
  readonly onUnexpected: (error: unknown) => void
}

/** Writes a sample mail with a made-up order from a template, also with an unsaved text. */
const previewOf =
  (
    { settings, mailShop, mailLook: look }: OwnerApiOptions,
    texts: OwnerServices['mailTexts'],
  ): OwnerServices['previewMail'] =>
  (name, draft = null) =>
    previewMail({ shop: mailShop(), look, currency: settings.currency }, texts, name, draft)

/**
 * The settings of the site's folder. Its present content is stored as the settings that the site was started
 * with.
 */
function settingsOf({ desks, settings, siteFolder }: OwnerApiOptions): OwnerServices['settings'] {
  const file = createSettingsFile(siteFolder)
  return {
    file,
    history: desks.settingsHistory,
    problemsOf: (values) => settingsProblems(siteFolder, values),
    fields: settingFields(settings.currency),
    startedWith: file.read().then((read) => (read.ok ? read.value.values : {})),
  }
}

const MB = 1024 ** 2

const fileDeskOf = ({ shop, desks, settings, siteFolder }: OwnerApiOptions) =>
  desks.filesOf({
    files: shop.services.files,
    downloads: downloadsFolderOf(siteFolder),
    limits: { formBytes: FORM_FILES_LIMIT_BYTES, memberBytes: settings.accounts.allFilesMb * MB },
  })

function servicesOf(options: OwnerApiOptions): OwnerServices {
  const { shop, realm, desks, settings, origin, language, onChange } = options
  const { sql, commit, siteId, backend, random, services } = shop
  const place = { sql, siteId, clock: systemClock }
  const entries = desks.fileEntries
  const mailTexts = { files: createMailFiles(options.siteFolder, options.onMailText), entries, language }
  return {
    shop: {
      name: settings.name,
      url: origin,
      currency: settings.currency,
      country: settings.country,
      language,
      priceLocale: settings.priceLocale,
      isTestShop: shop.sandbox !== null,
      mailsAreSent: services.mailer !== null,
      hasBusiness: settings.business !== null,
    },
    realm,
    orders: desks.orders,
    desk: services.orders.desk,
    withdrawals: services.orders.withdrawals,
    stock: desks.stock,
    home: createSqlHomeFigures(place),
    products: desks.products,
    catalogue: { file: shopCatalogue(options.siteFolder, settings), entries },
    discounts: desks.discountsOf(settings.discounts),
    mails: desks.mails,
    retryMails: desks.retryMails,
    previewMail: previewOf(options, mailTexts),
    mailTexts,
    subscriptions: desks.subscriptions,
    subscriptionDesk: desks.subscriptionDesk,
    forms: createSqlFormDesk({ ...place, commit, random }),
    files: fileDeskOf(options),
    events: desks.events,
    replayEvents: createEventReplay(place),
    webhooks: desks.webhooks,
    jobs: desks.jobs,
    requestJob: createJobRequest(place),
    settings: settingsOf(options),
    collections: { tables: createItemTables(options.siteFolder), entries },
    health: options.health,
    backupCommand: options.backupCommand,
    members: backend.accounts?.members ?? null,
    memberDesk: backend.accounts?.desk ?? null,
    memberImports: backend.accounts?.imports ?? null,
    audit: desks.audit,
    onChange,
  }
}

/** The routes of the owner's API, and the other data of the desk (docs/owner-api.md). */
export function createOwnerApi(options: OwnerApiOptions): readonly Route[] {
  const { shop, realm, trustProxy, telemetry, onUnexpected } = options
  const { services } = shop
  const owner = servicesOf(options)
  const handlerOf = (takesFiles: boolean) =>
    createOwnerHandler({
      ...{ services: owner, trustProxy, takesFiles, onUnexpected },
      ...(telemetry && { telemetry }),
    })
  return [
    at(OWNER_ENDPOINT, handlerOf(false)),
    at(OWNER_IMPORT_ENDPOINT, handlerOf(true)),
    createDeskResources({
      path: DESK_PATH,
      realm,
      fileOptions: {
        siteFolder: options.siteFolder,
        uploads: options.uploads,
        desk: owner.files,
        files: services.files,
        report: onUnexpected,
      },
      previewOf: owner.previewMail,
      printPapers: options.printPapers,
      readCatalogue: () => readCatalogueBytes(options.siteFolder),
      trustProxy,
    }),
  ]
}
