import {
  createUnsubscribeLinks,
  createUnsubscribeRoute,
} from '../../adapters/server/routes/mails/unsubscribe-route.js'
import type { Route } from '../../adapters/server/http/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { readSiteKey } from '../../adapters/server/sql/engine/index.js'
import { createSqlCartReminders, forgetReminders } from '../../adapters/server/sql/reminders/index.js'
import { remindOfCarts } from '../../core/use-cases/mails/remind-of-carts.js'
import type { Job } from '../../core/use-cases/jobs/run-job.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { SiteStart } from './prepare-site.js'

const EVERY_MS = 10 * 60_000

/** The reminders of carts of a running site. */
export interface SiteReminders {
  /** The unsubscribe route. It stays after reminders are turned off, since links in sent mails lead to it. */
  readonly route: Route
  /** Empty if reminders are off. */
  readonly jobs: readonly Job[]
}

/** Wires the reminders of carts. */
export async function createReminders(
  { site: { settings }, options: { trustProxy = false } }: SiteStart,
  { sql, siteId, random, services }: Runtime,
  { shop, onMail }: { readonly shop: () => MailShop; readonly onMail: () => void },
): Promise<SiteReminders> {
  const links = createUnsubscribeLinks(await readSiteKey({ sql, siteId, random }, 'unsubscribe'))
  const place = { sql, siteId, clock: systemClock, random }
  const reminders = createSqlCartReminders(place)
  const { limit } = services
  const route = createUnsubscribeRoute({ links, reminders, shop, limit, trustProxy })
  const wanted = settings.abandonedCarts
  if (wanted === null) return { route, jobs: [] }
  const work = async (): Promise<void> => {
    await forgetReminders(place)
    const ports = { reminders, clock: systemClock, settings: wanted, shop, keysOf: links.keysOf }
    const unsubscribeUrlOf = (key: string): string => links.urlOf(shop().origin, key)
    if ((await remindOfCarts({ ...ports, unsubscribeUrlOf })) > 0) onMail()
  }
  return { route, jobs: [{ name: 'cart-reminders', everyMs: EVERY_MS, work }] }
}
