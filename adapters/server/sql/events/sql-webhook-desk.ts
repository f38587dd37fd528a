import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { WebhookDesk, WebhookEndpoint } from '../../../../core/ports/owner/webhook-desk.port.js'
import { oldSecretEndMs } from '../../../../core/use-cases/events/endpoint-secrets.js'
import { newWebhookSecret } from '../../webhooks/index.js'
import { isStorable } from '../engine/index.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { commitUnlessTaken } from '../owner/commit-unless-taken.js'
import { auditChanges } from '../owner/audit-statements.js'
import { readEndpoints, rotationOf } from './endpoints.js'

/** The address as the settings store it. */
const storedUrl = (url: string): string => (URL.canParse(url) ? new URL(url).href : url)

/** The webhook endpoints of a site, over SQL. */
export function createSqlWebhookDesk({
  sql,
  commit,
  siteId,
  clock,
}: {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}): WebhookDesk {
  const list = async (): Promise<readonly WebhookEndpoint[]> =>
    (await readEndpoints(sql, siteId)).map(({ url, kinds, generation, rotatedMs }) => ({
      url,
      kinds,
      rotatedMs,
      oldEndsMs: oldSecretEndMs({ generation, rotatedMs }, clock.wallTime()),
    }))
  const find = async (url: string): Promise<WebhookEndpoint | undefined> =>
    isStorable(url) ? (await list()).find((endpoint) => endpoint.url === url) : undefined
  return {
    list,
    rotate: async (typed, atOnce, entry) => {
      const url = storedUrl(typed)
      if ((await find(url)) === undefined) return { tag: 'unknown' }
      const secret = newWebhookSecret()
      const rotation = rotationOf(siteId, url, { secret, rotatedMs: atOnce ? null : clock.wallTime() })
      if (!(await commitUnlessTaken(commit, [rotation, ...auditChanges(siteId, entry)])))
        return { tag: 'repeated' }
      const endpoint = await find(url)
      return endpoint === undefined ? { tag: 'unknown' } : { tag: 'rotated', endpoint, secret }
    },
  }
}
