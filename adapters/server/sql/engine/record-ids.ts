import { createHash } from 'node:crypto'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'

/** A UUID of version 7: it sorts by its creation time, and processes make them independently. */
export function newId({
  clock,
  random,
}: {
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}): string {
  const time = clock.wallTime().toString(16).padStart(12, '0').slice(-12)
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

/** The stored form of a secret: a reader of the tables cannot act for a visitor. */
export const secretId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The row of a session, found by a digest of its secret. */
export const sessionRowId = (session: string): string => secretId('session', session)
