import type { RateCount, RateLimit } from '../../../core/ports/rate-limit.port.js'
import { addressTiers } from './visitor-address.js'

/** How often something may be done within a window. */
export interface AddressAllowance {
  readonly limit: RateLimit
  readonly points: number
  readonly windowMs: number
}

/** What is counted when a network address does one more `kind` of thing: for itself and its network. */
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
