import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header with the id of a request for proxies and logs. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** The form of an id that is accepted from a proxy; it cannot end a line of a log. */
const PROXY_ID = /^[\w-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/** The id of a request, made on first use, or that of a trusted proxy in front. */
export function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const given = trustProxy ? request.headers[REQUEST_ID_HEADER.toLowerCase()] : undefined
  const id = typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID()
  ids.set(request, id)
  return id
}
