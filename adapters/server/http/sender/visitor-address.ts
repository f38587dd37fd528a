import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Reads an address in the notations of proxies: with a port, in brackets, with a zone; null: invalid. */
function parseAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  // Short forms such as "127.1" or "0x7f000001" are never the address of a connection.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare)
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null
}

const lastOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .pop() ?? ''

/**
 * The sender of a request, for limits only: the connection's address, or behind a proxy the one it reports. A
 * proxy appends the address that it saw; the visitor may have written the ones before it.
 */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? parseAddress(lastOf(request.headers['x-forwarded-for'])) : null
  const connection = request.socket.remoteAddress ?? ''
  return (forwarded ?? parseAddress(connection))?.toString() ?? connection
}

/** A network for counting limits, and its multiple of the limit of one line. */
export interface AddressTier {
  readonly name: string
  readonly share: number
}

/** An IPv6 customer of a provider has the limits of this many lines, each a /64. */
const LINES_IN_A_SITE = 8

const networkOf = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`

/** The latest sender of each connection: nearly always the same for all of its requests. */
const latestSenders = new WeakMap<Socket, { readonly reported: string; readonly source: string }>()

/** The narrowest network of the sender, for limits and turns in this process. */
export function visitorSource(request: IncomingMessage, trustProxy: boolean): string {
  const { socket, headers } = request
  const reported = trustProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  const latest = latestSenders.get(socket)
  if (latest?.reported === reported) return latest.source
  const address = visitorAddress(request, trustProxy)
  const source = addressTiers(address)[0]?.name ?? address
  latestSenders.set(socket, { reported, source })
  return source
}

/** The network that an address belongs to: the /24 of IPv4, the /48 of IPv6; anything else is its own. */
export function addressNetwork(address: string): string {
  const parsed = parseAddress(address)
  if (parsed === null) return address
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : networkOf(parsed as ipaddr.IPv6, 48)
}

/**
 * The networks for which an address counts, the narrowest first. An IPv4 address counts as itself. An IPv6
 * address counts as its /64, the network of one line, and as its /48, since one customer may have that many
 * lines.
 */
export function addressTiers(address: string): readonly AddressTier[] {
  const parsed = parseAddress(address)
  if (parsed === null) return [{ name: address, share: 1 }]
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }]
  return [
    { name: networkOf(parsed as ipaddr.IPv6, 64), share: 1 },
    { name: networkOf(parsed as ipaddr.IPv6, 48), share: LINES_IN_A_SITE },
  ]
}
