import { respond, at, readJsonBody } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { answerChallenge } from '../../../payments/sandbox/server/index.js'
import type { SandboxProcessor } from '../../../payments/sandbox/server/index.js'
import { SANDBOX_ENDPOINT } from '../../../payments/sandbox/shared/sandbox-endpoint.js'

const BODY_LIMIT_BYTES = 4096

/** Answers the challenges of test cards; only for shops that take test payments. */
export const createSandboxRoute = (processor: SandboxProcessor): Route =>
  at(`${SANDBOX_ENDPOINT}/authenticate`, async (request, response) => {
    if (request.method !== 'POST') {
      return respond.notAllowed(response, ['POST'], (error) => ({ error }))
    }
    const body = await readJsonBody(request, { limitBytes: BODY_LIMIT_BYTES })
    if (!body.ok) return respond.json(response, body.failure.status, { error: body.failure.message })
    const reply = await answerChallenge(processor, body.value)
    respond.json(response, reply.status, reply.body)
  })
