import type { RateCount, RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { addressTiers } from './visitor-address.js'

/** The maximum number of actions of an address within a window. */
export interface AddressAllowance {
  readonly limit: RateLimit
  readonly points: number
  readonly windowMs: number
}

/** The counters to increase for one action of a `kind`: those of the network address and of its network. */
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

/** Counts one action of a `kind` for a network address; false if it or its network made too many. */
export const takeForAddress = async (
  { limit, ...allowance }: AddressAllowance,
  kind: string,
  address: string,
): Promise<boolean> => (await limit.takeAll(addressCounts(allowance, kind, address))).length === 0
