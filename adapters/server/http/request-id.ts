import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The name of the header under which proxies and logs know a request. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** An id that a proxy gave: nothing in it can end a line of a log. */
const PROXY_ID = /^[\w-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/** The id of a request, made when it is first asked for; that of the proxy in front where it is believed. */
export function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const given = trustProxy ? request.headers[REQUEST_ID_HEADER.toLowerCase()] : undefined
  const id = typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID()
  ids.set(request, id)
  return id
}
