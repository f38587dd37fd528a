import type { Occurrences } from '../data/model.js'

/** True if the trigger answers the `count`th occurrence of its event. */
export const counts = (occurrences: Occurrences, count: number): boolean => {
  const { tag } = occurrences
  if (tag === 'each') return true
  return tag === 'odd' || tag === 'even'
    ? count % 2 === (tag === 'odd' ? 1 : 0)
    : count === (tag === 'number' ? occurrences.count : 1)
}
