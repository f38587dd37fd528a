import type { Occurrences } from '../data/model.js'

/** True if the trigger answers the `count`th occurrence of its event. */
export function counts(occurrences: Occurrences, count: number): boolean {
  switch (occurrences.tag) {
    case 'each':
      return true
    case 'first':
      return count === 1
    case 'odd':
      return count % 2 === 1
    case 'even':
      return count % 2 === 0
    case 'number':
      return count === occurrences.count
  }
}
