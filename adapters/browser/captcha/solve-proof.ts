import { sha256 } from '@noble/hashes/sha2'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import { beginsWithZeros, bitsOfTask, proofAnswer, proofOf } from '../../../core/challenges/proof-text.js'

/** The number of tries between two pauses. */
const NUMBERS_AT_ONCE = 5000

/** The maximum work of a task: more than any of our servers demands, and far less than hours. */
const MAX_BITS = 24

/**
 * Searches for the answer to a task in short pieces, so that the page stays responsive; null: not a task. The
 * browser's own digest would need an encrypted connection, and a promise for each number.
 */
export async function solveProof(task: string, clock: Pick<Clock, 'setTimer'>): Promise<string | null> {
  const bits = bitsOfTask(task)
  if (bits === null || bits > MAX_BITS) return null
  const encoder = new TextEncoder()
  for (let number = 0; ; number += 1) {
    if (beginsWithZeros(sha256(encoder.encode(proofOf(task, number))), bits)) return proofAnswer(task, number)
    if (number % NUMBERS_AT_ONCE === NUMBERS_AT_ONCE - 1)
      await new Promise<void>((resolve) => clock.setTimer(0, () => resolve()))
  }
}
