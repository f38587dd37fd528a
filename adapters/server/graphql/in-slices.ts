/** So many entries are completed at once: some milliseconds for the largest ones. */
const SLICE = 5

/** The slices of all operations that wait, the first in line first. */
const waiting: (() => void)[] = []

function beginNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(beginNext)
}

/**
 * Resolves when it is the turn of one more slice: one begins between two looks at what has come in. Those of many
 * operations that began together would hold the process as long as they are many.
 */
const nextTurn = (): Promise<void> =>
  new Promise((begin) => {
    if (waiting.push(begin) === 1) setImmediate(beginNext)
  })

/**
 * Maps a list entry by entry. Each slice of a long one waits until all requests that came in meanwhile had their
 * turn.
 */
export function inSlices<T, U>(entries: readonly T[], make: (entry: T) => U): readonly (U | Promise<U>)[] {
  if (entries.length <= SLICE) return entries.map((entry) => make(entry))
  let turn: Promise<unknown> = Promise.resolve()
  return entries.map((entry, index) => {
    if (index % SLICE === 0) turn = turn.then(nextTurn)
    return turn.then(() => make(entry))
  })
}
