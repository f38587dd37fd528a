import type { IncomingMessage } from 'node:http'
import {
  addressCounts,
  answerJson,
  BODY_FAILURE_STATUS,
  pathOf,
  readBody,
  visitorAddress,
  where,
} from '../../adapters/http/index.js'
import type { Route } from '../../adapters/http/index.js'
import type { StoreBackend } from '../../adapters/store/index.js'
import type { RateCount, RateLimit } from '../../core/ports/rate-limit.port.js'

/** Where providers send their notices: `POST <prefix><provider>`. */
const NOTICES_PREFIX = '/.vitrine/payments/'
const BODY_LIMIT_BYTES = 512 * 1024

const REFUSAL_STATUS = { 'unknown-provider': 404, forged: 400, unreadable: 400, unavailable: 503 } as const

const WINDOW_MS = 60_000
/** Whose notices are told from forged ones by asking them, which a stranger could make us do without end. */
const ASKED: ReadonlySet<string> = new Set(['paypal'])
/** Forged notices in a minute: from one network, and from all of them together. */
const FORGED_PER_NETWORK = 20
const FORGED_IN_ALL = 200

/** What the notices of providers are taken with. */
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
 * Takes the notices of payment providers. A notice whose payment cannot be looked up now is answered with
 * 503, so that the provider sends it again; whoever sends too many that are forged is asked to come later, as
 * providers do.
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
        response.setHeader('Allow', 'POST')
        return answerJson(response, 405, { error: 'This address only answers POST.' })
      }
      const body = await readBody(request, { limitBytes: BODY_LIMIT_BYTES })
      if (!body.ok) {
        const error = 'The notice did not arrive as a whole.'
        return answerJson(response, BODY_FAILURE_STATUS[body.failure], { error })
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const provider = pathOf(request).slice(NOTICES_PREFIX.length)
      const counts = ASKED.has(provider) ? countsOf(request, trustProxy) : []
      if ((await limit.takeAll(counts)).length > 0) {
        response.setHeader('Retry-After', WINDOW_MS / 1000)
        return answerJson(response, 429, { error: 'Too many notices. Send it again later.' })
      }
      const report = await receiveNotice(provider, { body: body.value, headers })
      if (report.ok || report.failure.tag === 'unavailable') await limit.giveBack(counts)
      if (!report.ok) {
        return answerJson(response, REFUSAL_STATUS[report.failure.tag], { error: report.failure.message })
      }
      return report.value.outcome === 'later'
        ? answerJson(response, 503, { error: 'The payment cannot be looked up now.' })
        : answerJson(response, 200, { received: true })
    },
  )
