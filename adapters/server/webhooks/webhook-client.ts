import { createHmac, randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { SendEvent } from '../../../core/ports/platform/event-queue.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { hostOf, isPublicAddress, lookupPublic, PrivateAddress } from './public-addresses.js'

/** The dependencies for sending events. */
export interface WebhookClientOptions {
  readonly clock: Pick<Clock, 'wallTime'>
  /** The current signing secrets of an endpoint, newest first. */
  readonly secretsOf: (url: string) => Promise<readonly string[]>
  /** For example `Vitrine/0.1.0`. */
  readonly userAgent: string
  /** True for an endpoint that may be on a private network. @default false for all */
  readonly isPrivate?: (url: string) => boolean
  /** @default 10000 */
  readonly timeoutMs?: number
}

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new secret for an endpoint. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/**
 * The secret of an endpoint of an earlier version, derived from the site's key, its address and the number of
 * its secrets.
 */
export const webhookSecret = (siteKey: string, url: string, generation = 0): string => {
  const subject = generation === 0 ? url : `${url}\n${generation}`
  return `${PREFIX}${createHmac('sha256', siteKey).update(subject).digest('base64')}`
}

/** The signature of an event by the Standard Webhooks specification (docs/webhooks.md). */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`

const isTaken = (status: number): boolean => status >= 200 && status < 300

/** Makes the sender of events: signed, to the public Internet only, without following redirects. */
export function createWebhookClient(options: WebhookClientOptions): SendEvent {
  const { clock, secretsOf, userAgent, isPrivate = () => false, timeoutMs = 10_000 } = options
  const post = (url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const host = hostOf(url)
      const allowsPrivate = isPrivate(url.href)
      if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host))
        return reject(new PrivateAddress(host))
      const begin = url.protocol === 'https:' ? requestHttps : requestHttp
      const signal = AbortSignal.timeout(timeoutMs)
      const requestOptions = {
        method: 'POST',
        headers,
        signal,
        ...(!allowsPrivate && { lookup: lookupPublic }),
      }
      const request = begin(url, requestOptions, (response) => {
        // The text of the answer is not needed, and could be endless.
        response.destroy()
        resolve(response.statusCode ?? 0)
      })
      request.on('error', reject)
      request.end(body)
    })

  const headersOf = async (url: string, eventId: string, body: string) => {
    const seconds = Math.floor(clock.wallTime() / 1000)
    const signatures = (await secretsOf(url)).map((secret) => signatureOf(secret, eventId, seconds, body))
    return {
      'Content-Type': 'application/json',
      'Content-Length': `${Buffer.byteLength(body)}`,
      'User-Agent': userAgent,
      'webhook-id': eventId,
      'webhook-timestamp': `${seconds}`,
      'webhook-signature': signatures.join(' '),
    }
  }

  return async ({ url, eventId, body }) => {
    try {
      const status = await post(new URL(url), await headersOf(url, eventId, body), body)
      return isTaken(status) ? ok(undefined) : err({ message: `The endpoint answered ${status}.` })
    } catch (thrown) {
      const { name, message } = (thrown ?? {}) as Readonly<Record<string, unknown>>
      const isLate = name === 'AbortError'
      return err({ message: isLate ? 'The endpoint did not answer in time.' : `${message ?? thrown}` })
    }
  }
}
