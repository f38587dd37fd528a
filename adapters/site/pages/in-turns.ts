import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../../../core/shared/index.js'
import type { Steps } from '../../../core/shared/index.js'

/** Does each step in a turn of its own: long work does not hold up other requests. */
export const inTurns = <T>(steps: Steps<T>): Promise<T> =>
  inSteps(
    steps,
    () => nextTurn(),
    () => 0,
    0,
  )
