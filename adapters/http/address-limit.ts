import type { RateLimit } from '../../core/ports/rate-limit.port.js'
import { addressTiers } from './visitor-address.js'

/** How often something may be done within a window. */
export interface AddressAllowance {
  readonly limit: RateLimit
  readonly points: number
  readonly windowMs: number
}

/** Counts one more `kind` of thing for a network address; false when it or its network did too many. */
export async function takeForAddress(
  { limit, points, windowMs }: AddressAllowance,
  kind: string,
  address: string,
): Promise<boolean> {
  for (const { name, share } of addressTiers(address)) {
    const most = Math.min(points * share, Number.MAX_SAFE_INTEGER)
    if (!(await limit.take(`${kind} ${name}`, most, windowMs))) return false
  }
  return true
}
