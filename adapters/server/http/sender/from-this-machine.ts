import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Names below `localhost` are this machine too (RFC 6761, 6.3), such as `desk.localhost`. */
const LOCAL_HOST = /^(?:(?:[a-z\d-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * True if a request comes directly from this machine. A proxy on it would forward strangers' requests, and a
 * stranger's page can make a browser here send requests under a host name of its own.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  return isLoopback(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !isPassedOn
}
