import type { IncomingMessage } from 'node:http'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { BODY_FAILURE_STATUS, readBody } from './read-body.js'
import type { BodyFailure, BodyLimits } from './read-body.js'

/** The reason why a body is no usable JSON, as the answer gives it. */
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

/** A pair of surrogates, half of one, and anything else that a reversed stroke begins in JSON. */
const ESCAPES = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(\\ud[89a-f][\da-f]{2})|\\./gi

/**
 * Half of a pair, which JSON can name and UTF-8 cannot write, becomes what bytes that are none become (U+FFFD):
 * addresses and databases take no such text.
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
  try {
    const body: unknown = JSON.parse(withoutHalves(content.value.toString('utf8')))
    if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) return ok(body)
    return err({ status: 400, message: 'Send a JSON object or a list of them.' })
  } catch {
    return err({ status: 400, message: 'The body is not valid JSON.' })
  }
}
