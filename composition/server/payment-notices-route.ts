import { answerJson, BODY_FAILURE_STATUS, pathOf, readBody, where } from '../../adapters/http/index.js'
import type { Route } from '../../adapters/http/index.js'
import type { StoreBackend } from '../../adapters/store/index.js'

/** Where providers send their notices: `POST <prefix><provider>`. */
const NOTICES_PREFIX = '/.vitrine/payments/'
const BODY_LIMIT_BYTES = 512 * 1024

const REFUSAL_STATUS = { 'unknown-provider': 404, forged: 400, unreadable: 400, unavailable: 503 } as const

/**
 * Takes the notices of payment providers. A notice whose payment cannot be looked up now is answered with
 * 503, so that the provider sends it again.
 */
export const createPaymentNoticesRoute = (receiveNotice: StoreBackend['receiveNotice']): Route =>
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
      const report = await receiveNotice(provider, { body: body.value, headers })
      if (!report.ok) {
        return answerJson(response, REFUSAL_STATUS[report.failure.tag], { error: report.failure.message })
      }
      return report.value.outcome === 'later'
        ? answerJson(response, 503, { error: 'The payment cannot be looked up now.' })
        : answerJson(response, 200, { received: true })
    },
  )
