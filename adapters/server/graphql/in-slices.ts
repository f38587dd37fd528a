import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many entries are completed at once: some milliseconds for the largest ones. */
const SLICE = 5

/** Maps a list entry by entry; each slice waits until all requests that came in meanwhile had their turn. */
export function inSlices<T, U>(entries: readonly T[], make: (entry: T) => U): readonly (U | Promise<U>)[] {
  let turn: Promise<unknown> = Promise.resolve()
  return entries.map((entry, index) => {
    if (index < SLICE) return make(entry)
    if (index % SLICE === 0) turn = turn.then(() => nextTurn())
    return turn.then(() => make(entry))
  })
}
