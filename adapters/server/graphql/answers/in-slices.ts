import { createTimeSlices } from '../../http/index.js'

/** The number of entries completed at once, which takes some milliseconds for the largest ones. */
const SLICE = 5

/** The slices of all operations, in order. */
const timeSlices = createTimeSlices()

/**
 * Resolves when one more slice may run. Otherwise the slices of many simultaneous operations would block the
 * process.
 */
const nextSlice = (): Promise<void> =>
  new Promise((begin) => {
    timeSlices(begin)
  })

/**
 * Maps a list entry by entry. Each slice of a long list waits until all requests that arrived meanwhile
 * were handled.
 */
export function inSlices<T, U>(entries: readonly T[], make: (entry: T) => U): readonly (U | Promise<U>)[] {
  if (entries.length <= SLICE) return entries.map((entry) => make(entry))
  let slice: Promise<unknown> = Promise.resolve()
  return entries.map((entry, index) => {
    if (index % SLICE === 0) slice = slice.then(nextSlice)
    return slice.then(() => make(entry))
  })
}
