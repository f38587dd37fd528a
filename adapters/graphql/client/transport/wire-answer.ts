import { CROSS_ORIGIN_CODE, parseServerError } from '../../../../core/errors/index.js'
import type { ServerError } from '../../../../core/errors/index.js'
import { err, ok, toList, toRecord } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { fromWireCode } from '../../protocol/index.js'
import type { TryFailure } from './retry-policy.js'

/** The answer to one operation; `data` is not parsed yet. */
export interface WireAnswer {
  readonly data: unknown
  readonly errors: readonly ServerError[]
}

const toDomainError = (input: unknown): ServerError => {
  const error = parseServerError(input)
  return { ...error, code: fromWireCode(error.code) }
}

const toWireAnswer = (input: unknown): WireAnswer => {
  const answer = toRecord(input)
  return { data: answer['data'] ?? null, errors: toList(answer['errors']).map(toDomainError) }
}

/** Paths under which the server provides the files of members and buyers. */
const OWN_FILES = '/.vitrine/'

/**
 * Parses an answer. `server` is put before addresses of the server's own files, which a page of another
 * origin would request from its own origin.
 */
function parseJson(text: string, server: string): unknown {
  const withServer = (name: string, value: unknown): unknown =>
    name === 'url' && typeof value === 'string' && value.startsWith(OWN_FILES) ? server + value : value
  try {
    return server === '' ? JSON.parse(text) : JSON.parse(text, withServer)
  } catch {
    return undefined
  }
}

const isCrossOrigin = (body: unknown): boolean =>
  (Array.isArray(body) ? body : [body]).some((part) =>
    [part, ...toList(toRecord(part)['errors'])].some(
      (error) => parseServerError(error).code === CROSS_ORIGIN_CODE,
    ),
  )

/**
 * Reads the answer to a request of `count` operations: exactly as many answers, in order. Other answers (an
 * error status, HTML from a proxy, a list of another length) are a failure of the whole request
 * (reference/errors#network). `server`: the origin of a server that is not the page's own.
 */
export function parseWireAnswers(
  status: number,
  text: string,
  count: number,
  server = '',
): Result<readonly WireAnswer[], TryFailure> {
  const body = parseJson(text, server)
  if (isCrossOrigin(body)) return err({ tag: 'cross-origin', status })
  // A refusal for too many attempts has a code for each operation, unless a proxy refused the request.
  if (status >= 300 && !(status === 429 && Array.isArray(body))) return err({ tag: 'bad-status', status })
  if (!Array.isArray(body)) return err({ tag: 'malformed-body', status })
  if (body.length !== count) return err({ tag: 'batch-mismatch', status, sent: count, received: body.length })
  return ok(body.map(toWireAnswer))
}
