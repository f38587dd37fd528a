import type { IncomingMessage } from 'node:http'

/**
 * Moves the host out of a target that names one (`GET http://shop.example/lamps`) into `Host`, replacing the
 * value of that header (RFC 9112, 3.2.2); the target is then the path alone. False if the target names
 * nothing between its slashes.
 */
export function takeHostOfTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const named = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '')
  if (named === null) return true
  const [, host = '', path = ''] = named
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
  return host !== ''
}
