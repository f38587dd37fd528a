import { CROSS_ORIGIN_CODE } from '../graphql-protocol/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { asArray, asRecord, asText } from './reading.js'
import type { TryFailure } from './retry-policy.js'

/** An error of one operation. Servers put the code beside the message or under `extensions`; both are read (contract/commerce 8.2). */
export interface WireError {
  readonly code: string
  readonly message: string
  readonly problems: readonly { readonly type: string }[]
}

/** What one operation was answered with; `data` is not parsed yet. */
export interface WireAnswer {
  readonly data: unknown
  readonly errors: readonly WireError[]
}

/** The code of an error that carries none. */
export const UNKNOWN_CODE = 'Unknown'

function toWireError(input: unknown): WireError {
  const error = asRecord(input)
  const extensions = asRecord(error['extensions'])
  const problems = asArray(error['problems'] ?? extensions['problems'])
  return {
    code: asText(error['code']) ?? asText(extensions['code']) ?? UNKNOWN_CODE,
    message: asText(error['message']) ?? '',
    problems: problems.flatMap((problem) => {
      const type = asText(asRecord(problem)['type'])
      return type === null ? [] : [{ type }]
    }),
  }
}

const toWireAnswer = (input: unknown): WireAnswer => {
  const answer = asRecord(input)
  return { data: answer['data'] ?? null, errors: asArray(answer['errors']).map(toWireError) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCrossOrigin = (body: unknown): boolean => {
  const parts = Array.isArray(body) ? body : [body]
  return parts.some((part) => {
    const answer = asRecord(part)
    const codes = [
      toWireError(answer).code,
      ...asArray(answer['errors']).map((error) => toWireError(error).code),
    ]
    return codes.includes(CROSS_ORIGIN_CODE)
  })
}

/**
 * Reads the answer to a request of `count` operations: exactly as many answers, in their order. Anything else (an error status, HTML
 * from a proxy, a list of another length) is a failure of the whole request (spec 8 "Network and misc").
 */
export function parseWireAnswers(
  status: number,
  text: string,
  count: number,
): Result<readonly WireAnswer[], TryFailure> {
  const body = parseJson(text)
  if (isCrossOrigin(body)) {
    return err({ tag: 'cross-origin', message: 'The server did not accept the request as one of this page.' })
  }
  if (status >= 300) {
    return err({ tag: 'status', status, message: `Response not successful: Received status code ${status}` })
  }
  if (!Array.isArray(body)) {
    const message =
      body === undefined ? 'The server did not answer with JSON.' : 'The server did not answer with a list.'
    return err({ tag: 'malformed', status, message })
  }
  if (body.length !== count) {
    return err({
      tag: 'malformed',
      status,
      message: `The server answered ${body.length} of ${count} operations.`,
    })
  }
  return ok(body.map(toWireAnswer))
}
