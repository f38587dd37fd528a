import type { IncomingMessage } from 'node:http'

/**
 * Takes the host out of a target that names one (`GET http://shop.example/lamps`): it stands where `Host` stood,
 * whatever that said (RFC 9112, 3.2.2), and the target is the path alone. False where the target names nothing
 * between its slashes.
 */
export function takeHostOfTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const named = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '')
  if (named === null) return true
  const [, host = '', path = ''] = named
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
  return host !== ''
}
