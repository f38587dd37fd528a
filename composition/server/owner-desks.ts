import { createSqlEntryReplies } from '../../adapters/server/forms/index.js'
import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { createSqlEventList, createSqlWebhookDesk } from '../../adapters/server/sql/events/index.js'
import { createSqlJobStore } from '../../adapters/server/sql/jobs/index.js'
import { createSqlMailList } from '../../adapters/server/sql/mails/index.js'
import {
  createMailRetry,
  createSqlAuditList,
  createSqlDiscountDesk,
  createSqlFileDesk,
  createSqlFileEntries,
  createSqlProductDesk,
  createSqlSettingsHistory,
  createSqlStockDesk,
  createSqlSubscriptionDesk,
} from '../../adapters/server/sql/owner/index.js'
import {
  createSqlOrderList,
  createSqlSalesLedger,
  createSqlSubscriptionList,
} from '../../adapters/server/sql/shop/index.js'
import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'

/** The data of a site, and the time and the ids of its changes. */
export interface OwnerPlace {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
}

/** The lists and desks of an owner over SQL, made here for the owner's API and for commands. */
export const createOwnerDesks = (place: OwnerPlace) => ({
  audit: createSqlAuditList(place),
  /** The discounts, with the codes of the settings. */
  discountsOf: (settings: Parameters<typeof createSqlDiscountDesk>[0]['settings']) =>
    createSqlDiscountDesk({ ...place, settings }),
  events: createSqlEventList(place),
  fileEntries: createSqlFileEntries(place),
  filesOf: (parts: Omit<Parameters<typeof createSqlFileDesk>[0], keyof OwnerPlace>) =>
    createSqlFileDesk({ ...place, ...parts }),
  formReplies: createSqlEntryReplies(place),
  jobs: createSqlJobStore(place),
  mails: createSqlMailList(place),
  orders: createSqlOrderList(place),
  products: createSqlProductDesk(place),
  retryMails: createMailRetry(place),
  sales: createSqlSalesLedger(place),
  settingsHistory: createSqlSettingsHistory(place),
  stock: createSqlStockDesk(place),
  subscriptionDesk: createSqlSubscriptionDesk(place),
  subscriptions: createSqlSubscriptionList(place),
  webhooks: createSqlWebhookDesk(place),
})

/** The lists and desks of a site's owner. */
export type OwnerDesks = ReturnType<typeof createOwnerDesks>
