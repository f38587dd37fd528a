import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Who sends a request: the connection's address, or with a proxy in front the one that it names. */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? `${request.headers['x-forwarded-for'] ?? ''}`.split(',').pop()?.trim() : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

/**
 * What is counted as one visitor: an IPv4 address, or the first 64 bits of an IPv6 one, since a single line
 * has all the rest.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

/**
 * Whether a page of this site sends: a browser names the page's origin. Programs that name none carry
 * nobody's rights with them.
 */
export function isSameOrigin({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  const { origin } = headers
  if (!origin) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const forwarded = trustProxy ? `${headers['x-forwarded-host'] ?? ''}`.split(',').pop()?.trim() : ''
  const hosts = [headers.host, forwarded].filter((host) => host !== undefined && host !== '')
  return hosts.some((host) => `${host}`.toLowerCase() === new URL(origin).host)
}
