import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../../../core/shared/index.js'
import type { Steps } from '../../../core/shared/index.js'

/** Runs each step in a turn of its own, so that long work does not block other requests. */
export const inTurns = <T>(steps: Steps<T>): Promise<T> =>
  inSteps(
    steps,
    () => nextTurn(),
    () => 0,
    0,
  )
