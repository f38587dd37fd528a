import { systemClock } from '../../adapters/server/platform/index.js'
import { readSiteKey } from '../../adapters/server/sql/engine/index.js'
import {
  createSqlEventQueue,
  forgetOldEvents,
  readEndpointSecrets,
  writeEndpoints,
} from '../../adapters/server/sql/events/index.js'
import { tracedBy } from '../../adapters/server/telemetry/index.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import { createWebhookClient, webhookSecret } from '../../adapters/server/webhooks/index.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import { signingSecrets } from '../../core/use-cases/events/endpoint-secrets.js'
import { createEventSender } from '../../core/use-cases/events/event-sender.js'
import type { EventSender } from '../../core/use-cases/events/event-sender.js'
import type { Runtime } from '../headless/create-runtime.js'
import { VERSION } from '../version.js'

/** The name of the site's key that secrets of earlier versions are derived from. */
const WEBHOOK_KEY = 'webhooks'

/** The events of a running site. */
export interface SiteEvents extends EventSender {
  /** True if the settings name endpoints. */
  readonly hasEndpoints: boolean
  /** Deletes events older than a month. */
  readonly forgetOld: () => Promise<void>
}

/** Wires the events of a site, and stores its endpoints for the transactions that write events. */
export async function createEvents(
  { sql, siteId, random }: Pick<Runtime, 'sql' | 'siteId' | 'random'>,
  { webhooks }: Pick<StoreSettings, 'webhooks'>,
  report: (error: unknown) => void,
  telemetry: Telemetry | null,
): Promise<SiteEvents> {
  await writeEndpoints(sql, siteId, webhooks)
  const key = await readSiteKey({ sql, siteId, random }, WEBHOOK_KEY)
  const place = { sql, siteId, clock: systemClock }
  const onOwnNetwork = new Set(webhooks.filter((endpoint) => endpoint.private).map(({ url }) => url))
  const send = createWebhookClient({
    clock: systemClock,
    secretsOf: async (url) =>
      signingSecrets(
        await readEndpointSecrets(sql, siteId, url),
        (generation) => webhookSecret(key, url, generation),
        systemClock.wallTime(),
      ),
    isPrivate: (url) => onOwnNetwork.has(url),
    userAgent: `Vitrine/${VERSION}`,
  })
  const sender = createEventSender({
    queue: createSqlEventQueue(place),
    send: tracedBy(telemetry)('webhook', { send }).send,
    clock: systemClock,
    onGivenUp: ({ kind, eventId, url }, reason) =>
      report(
        new Error(
          `The event ${kind} for ${url ?? 'a removed endpoint'} was given up (${reason}). ` +
            `\`vitrine events replay ${eventId}\` sends it again.`,
        ),
      ),
  })
  return { ...sender, hasEndpoints: webhooks.length > 0, forgetOld: () => forgetOldEvents(place) }
}
