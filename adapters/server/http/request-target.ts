import type { IncomingMessage } from 'node:http'

/**
 * Moves the host from a target with one (`GET http://shop.example/lamps`) into `Host`, replacing that
 * header's value (RFC 9112, 3.2.2); the target is then only the path. False if there is nothing between the
 * target's slashes.
 */
export function takeHostOfTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const named = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '')
  if (named === null) return true
  const [, host = '', path = ''] = named
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
  return host !== ''
}
