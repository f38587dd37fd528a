import type { Clock } from './clock.port.js'
import type { Random } from './random.port.js'

/** The sources of times and ids. */
export interface StampSources {
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** The time of a change, and the ids of the rows that it makes. */
export interface Stamp {
  /** Wall-clock ms. */
  readonly nowMs: number
  readonly newId: () => string
}

/** A UUID of version 7: it sorts by its creation time, and processes make them independently. */
export const newId = ({ clock, random }: StampSources): string => idAt(clock.wallTime(), random)

function idAt(timeMs: number, random: Random): string {
  const time = timeMs.toString(16).padStart(12, '0').slice(-12)
  const bits = random.token()
  const variant = (8 + (parseInt(bits[3] ?? '0', 16) % 4)).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${bits.slice(0, 3)}`,
    `${variant}${bits.slice(4, 7)}`,
    bits.slice(7, 19),
  ].join('-')
}

/** The stamp of a change that is made now. */
export function stampOf({ clock, random }: StampSources): Stamp {
  const nowMs = clock.wallTime()
  return { nowMs, newId: () => idAt(nowMs, random) }
}
