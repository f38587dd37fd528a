import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'

/** Networks outside of the public Internet, from the special-purpose registries of IANA. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The public part of IPv6, and its exceptions: reserved networks, and networks that lead to IPv4. */
const IPV6_PUBLIC = ['2000::', 3] as const
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of IPV4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of IPV6) closed.addSubnet(network, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(...IPV6_PUBLIC, 'ipv6')

/** True for the address of a machine on the public Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** The host of an address in the form for `net`: without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** A host that is, or resolves to, a machine outside of the public Internet. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is a private address: webhooks go to the public Internet only.`)
  }
}

/**
 * Finds the addresses of a host for a connection, and refuses it if one of them is private. The checked
 * addresses are the connected ones, so a later change of the DNS records has no effect.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0)
    const [first] = addresses
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress(hostname), '', 0)
    if (options.all === true) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
