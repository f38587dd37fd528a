import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../../../core/shared/index.js'
import type { Steps } from '../../../core/shared/index.js'

/**
 * The time after which long work pauses for other requests. Short steps share a turn: beside other long work, each
 * turn waits for a slice of that work.
 */
const SLICE_MS = 5

/** Runs steps with pauses of the event loop, so that long work does not block other requests. */
export const inTurns = <T>(steps: Steps<T>): Promise<T> =>
  inSteps(
    steps,
    () => nextTurn(),
    () => performance.now(),
    SLICE_MS,
  )
