import type { IncomingMessage } from 'node:http'
import { err, isDeepJson, MAX_JSON_DEPTH, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { BODY_FAILURE_STATUS, readBody } from './read-body.js'
import type { BodyFailure, BodyLimits } from './read-body.js'

/** The reason why a body is not usable JSON, for the answer. */
export interface JsonBodyFailure {
  readonly status: number
  readonly message: string
}

const messageOf = (failure: BodyFailure, limitBytes: number): string => {
  switch (failure) {
    case 'too-large':
      return `A request may have at most ${limitBytes} bytes.`
    case 'too-slow':
      return 'The request took too long to arrive.'
    case 'broken':
      return 'The request did not arrive as a whole.'
  }
}

/** Escapes in JSON: surrogate pairs, lone surrogates, and all others. */
const ESCAPES = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(\\ud[89a-f][\da-f]{2})|\\./gi

/**
 * A lone surrogate, which JSON can contain and UTF-8 cannot, becomes U+FFFD, as invalid bytes do, since
 * addresses and databases refuse it.
 */
const withoutHalves = (json: string): string =>
  json.replace(ESCAPES, (escape, half?: string) => (half === undefined ? escape : '\\ufffd'))

/** Reads a body of JSON that is an object or a list and not empty. */
export async function readJsonBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Result<object, JsonBodyFailure>> {
  const content = await readBody(request, limits)
  if (!content.ok) {
    const message = messageOf(content.failure, limits.limitBytes)
    return err({ status: BODY_FAILURE_STATUS[content.failure], message })
  }
  const text = content.value.toString('utf8')
  if (isDeepJson(text))
    return err({
      status: 400,
      message: `JSON may have at most ${MAX_JSON_DEPTH} levels of lists and objects.`,
    })
  try {
    const body: unknown = JSON.parse(withoutHalves(text))
    if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) return ok(body)
    return err({ status: 400, message: 'Send a JSON object or a list of them.' })
  } catch {
    return err({ status: 400, message: 'The body is not valid JSON.' })
  }
}
