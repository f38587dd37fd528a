import type { Steps } from '../../../core/shared/index.js'

/** Runs steps to their end: their value, and the number of turns they gave to others. */
export function countedSteps<T>(steps: Steps<T>): { readonly turns: number; readonly value: T } {
  for (let turns = 0; ; turns += 1) {
    const step = steps.next()
    if (step.done === true) return { turns, value: step.value }
  }
}
