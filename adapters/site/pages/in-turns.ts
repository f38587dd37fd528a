import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../../../core/shared/index.js'
import type { Steps } from '../../../core/shared/index.js'

/** The time after which short steps pause for other requests. */
const SLICE_MS = 5

const withPauses = <T>(steps: Steps<T>, sliceMs: number): Promise<T> =>
  inSteps(
    steps,
    () => nextTurn(),
    () => performance.now(),
    sliceMs,
  )

/** Runs each step in its own turn of the event loop, so that long work does not block other requests. */
export const inTurns = <T>(steps: Steps<T>): Promise<T> => withPauses(steps, 0)

/**
 * Runs many short steps, several in a turn. Beside other long work each turn waits for its slice, so that one
 * turn for each step would take far longer than the steps.
 */
export const inSlices = <T>(steps: Steps<T>): Promise<T> => withPauses(steps, SLICE_MS)
