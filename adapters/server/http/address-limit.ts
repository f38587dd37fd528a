import type { RateCount, RateLimit } from '../../../core/ports/rate-limit.port.js'
import { addressTiers } from './visitor-address.js'

/** The number of times that an address may do a thing within a window. */
export interface AddressAllowance {
  readonly limit: RateLimit
  readonly points: number
  readonly windowMs: number
}

/** The counters to raise for one more `kind` of thing: those of the network address and of its network. */
export const addressCounts = (
  { points, ...window }: Omit<RateCount, 'key'>,
  kind: string,
  address: string,
): readonly RateCount[] =>
  addressTiers(address).map(({ name, share }) => ({
    key: `${kind} ${name}`,
    points: Math.min(points * share, Number.MAX_SAFE_INTEGER),
    ...window,
  }))

/** Counts one more `kind` of thing for a network address; false when it or its network did too many. */
export const takeForAddress = async (
  { limit, ...allowance }: AddressAllowance,
  kind: string,
  address: string,
): Promise<boolean> => (await limit.takeAll(addressCounts(allowance, kind, address))).length === 0
