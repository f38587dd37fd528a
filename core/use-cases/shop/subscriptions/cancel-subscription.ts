import type { Clock } from '../../../ports/platform/clock.port.js'
import type { Random } from '../../../ports/platform/random.port.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import type { Cancellation } from '../../../ports/owner/subscription-desk.port.js'
import { isLive } from '../../../subscriptions/index.js'
import type { SubscriptionStanding } from '../../../subscriptions/index.js'
import { decideCancellation } from './decide-renewal.js'
import type { SubscriptionChange } from './decide-renewal.js'

/** A subscription that was read without a lock. */
export interface ReadSubscription {
  readonly id: string
  readonly standing: SubscriptionStanding
  /** The number of its changes so far. */
  readonly revision: number
}

/** The ports of a cancellation. */
export interface CancelPorts {
  /** null: there is none with this id. */
  readonly find: (id: string) => Promise<ReadSubscription | null>
  /** Saves a change with its events; false: another request changed the subscription, and nothing was saved. */
  readonly save: (read: ReadSubscription, change: SubscriptionChange, stamp: Stamp) => Promise<boolean>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** The person who cancels, and the time of the end. */
export interface CancelOptions {
  readonly by: 'member' | 'owner'
  /** @default false: at the end of its period */
  readonly atOnce?: boolean
}

/** The maximum number of attempts if other requests change the subscription. */
const MAX_TRIES = 5

/**
 * Cancels a subscription at the end of its period, or at once. A change in between is detected when it is saved,
 * so that a command can do it while the site runs.
 */
export async function cancelSubscription(
  { find, save, ...sources }: CancelPorts,
  id: string,
  { by, atOnce = false }: CancelOptions,
): Promise<Cancellation> {
  const stamp = stampOf(sources)
  const { nowMs } = stamp
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const read = await find(id)
    if (read === null) return 'unknown'
    const decided = decideCancellation(read.standing, { by, atOnce }, nowMs)
    if (decided === null) return 'unchanged'
    if (await save(read, decided, stamp)) return isLive(decided.standing, nowMs) ? 'canceled' : 'ended'
  }
  throw new Error(`The subscription ${id} changes all the time.`)
}
