/** The number of entries completed at once, which takes some milliseconds for the largest ones. */
const SLICE = 5

/** The maximum time of a turn, after which the process reads new requests. */
const MAX_TURN_MS = 4
/** The maximum number of slices in one turn. */
const MAX_TOGETHER = 50

/** The waiting slices of all operations, in order. */
const waiting: (() => void)[] = []
let isTaken = false

/**
 * Starts slices until the time of a turn is over. Each runs to its end before the next immediate of the turn.
 */
function takeTurn(): void {
  isTaken = true
  let begunMs: number | null = null
  let left = Math.min(waiting.length, MAX_TOGETHER)
  const begin = (): void => {
    const nowMs = performance.now()
    begunMs ??= nowMs
    if (nowMs - begunMs < MAX_TURN_MS) waiting.shift()?.()
    left -= 1
    if (left > 0) return
    isTaken = false
    if (waiting.length > 0) takeTurn()
  }
  for (let count = left; count > 0; count -= 1) setImmediate(begin)
}

/**
 * Resolves when one more slice may run. Otherwise the slices of many simultaneous operations would block the
 * process.
 */
const nextTurn = (): Promise<void> =>
  new Promise((begin) => {
    waiting.push(begin)
    if (!isTaken) takeTurn()
  })

/**
 * Maps a list entry by entry. Each slice of a long one waits until all requests that arrived meanwhile had
 * their turn.
 */
export function inSlices<T, U>(entries: readonly T[], make: (entry: T) => U): readonly (U | Promise<U>)[] {
  if (entries.length <= SLICE) return entries.map((entry) => make(entry))
  let turn: Promise<unknown> = Promise.resolve()
  return entries.map((entry, index) => {
    if (index % SLICE === 0) turn = turn.then(nextTurn)
    return turn.then(() => make(entry))
  })
}
