import type { IncomingMessage } from 'node:http'
import {
  addressCounts,
  respond,
  BODY_FAILURE_STATUS,
  pathOf,
  readBody,
  visitorAddress,
  where,
} from '../../http/index.js'
import type { Route } from '../../http/index.js'
import type { StoreBackend } from '../../sql/shop/index.js'
import type { RateCount, RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'

/** The address to which providers send their notices: `POST <prefix><provider>`. */
export const NOTICES_PREFIX = '/.vitrine/payments/'
const BODY_LIMIT_BYTES = 512 * 1024

const REFUSAL_STATUS = {
  'unknown-provider': 404,
  forged: 400,
  unreadable: 400,
  unavailable: 503,
  'too-many': 429,
} as const

const WINDOW_MS = 60_000
/**
 * The maximum number of forged notices per minute that are checked with the provider: from one network, and
 * from all together.
 */
const FORGED_PER_NETWORK = 20
const FORGED_IN_ALL = 200

/**
 * The maximum number of times that one genuine notice is handled in a window, since each time costs a request
 * to its provider.
 */
const FOLLOWED_PER_NOTICE = 10
const MAX_NAME_CHARS = 200

/** The receiver of provider notices, and its limit. */
export interface PaymentNoticesOptions {
  readonly receiveNotice: StoreBackend['receiveNotice']
  /** Counts notices that turn out to be forged, over all processes of the site. */
  readonly limit: RateLimit
  readonly trustProxy: boolean
}

const countsOf = (request: IncomingMessage, trustProxy: boolean): readonly RateCount[] => [
  ...addressCounts(
    { points: FORGED_PER_NETWORK, windowMs: WINDOW_MS },
    'payment notice',
    visitorAddress(request, trustProxy),
  ),
  { key: 'payment notices', points: FORGED_IN_ALL, windowMs: WINDOW_MS },
]

/**
 * Accepts the notices of payment providers. If the payment cannot be looked up now, the answer is 503, so
 * that the provider sends the notice again. If only the provider itself can verify the sender, a limited
 * number of notices is checked, and the rest is refused until later. Notices with a proof of their own are
 * never delayed.
 */
export const createPaymentNoticesRoute = ({
  receiveNotice,
  limit,
  trustProxy,
}: PaymentNoticesOptions): Route =>
  where(
    (path) => path.startsWith(NOTICES_PREFIX),
    async (request, response) => {
      if (request.method !== 'POST') {
        return respond.notAllowed(response, ['POST'], (error) => ({ error }))
      }
      const body = await readBody(request, { limitBytes: BODY_LIMIT_BYTES })
      if (!body.ok) {
        const error = 'The notice did not arrive as a whole.'
        return respond.json(response, BODY_FAILURE_STATUS[body.failure], { error })
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const provider = pathOf(request).slice(NOTICES_PREFIX.length)
      let counted: readonly RateCount[] = []
      const mayAsk = async (): Promise<boolean> => {
        const counts = countsOf(request, trustProxy)
        const isAllowed = (await limit.takeAll(counts)).length === 0
        if (isAllowed) counted = counts
        return isAllowed
      }
      // The name is cut, since invented long ones would only fill the table.
      const mayFollow = (name: string): Promise<boolean> =>
        limit.take(
          `payment notice ${provider} ${name.slice(0, MAX_NAME_CHARS)}`,
          FOLLOWED_PER_NOTICE,
          WINDOW_MS,
        )
      const report = await receiveNotice(provider, { body: body.value, headers, mayAsk, mayFollow })
      const isForged = !report.ok && report.failure.tag !== 'unavailable'
      if (!isForged && counted.length > 0) await limit.uncount(counted)
      if (!report.ok) {
        if (report.failure.tag === 'too-many') response.setHeader('Retry-After', WINDOW_MS / 1000)
        return respond.json(response, REFUSAL_STATUS[report.failure.tag], { error: report.failure.message })
      }
      return report.value.outcome === 'later'
        ? respond.json(response, 503, { error: 'The payment cannot be looked up now.' })
        : respond.json(response, 200, { received: true })
    },
  )
