/** Work of which a limited number runs at once; the rest waits in order. */
export interface Turns {
  /** `goesFirst`: waits in a separate queue that has priority. */
  readonly take: <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>
  /** The number of calls in the priority queue. */
  readonly waiting: (goesFirst: boolean) => number
}

/**
 * Called when a piece of work begins. Calling the result when the work has ended waits until the next piece
 * may begin.
 */
export type Pause = () => () => Promise<void>

/** Takes work for which an answer does not wait. */
export type Later = (work: () => Promise<void>) => void

/** Runs at most `most` pieces of work at once; `pause` separates two of them while others wait. */
export function createTurns(most: number, pause?: Pause): Turns {
  const rows: Record<'first' | 'other', (() => void)[]> = { first: [], other: [] }
  const rowOf = (goesFirst: boolean) => rows[goesFirst ? 'first' : 'other']
  let running = 0
  /** Passes its place to the next work in the queue, so that new arrivals cannot take it. */
  const leave = (): void => {
    const next = rows.first.shift() ?? rows.other.shift()
    if (next === undefined) running -= 1
    else next()
  }
  const isAwaited = (): boolean => rows.first.length + rows.other.length > 0
  return {
    take: async (work, goesFirst = false) => {
      if (running < most) running += 1
      else await new Promise<void>((next) => rowOf(goesFirst).push(next))
      const rest = pause?.()
      try {
        return await work()
      } finally {
        if (rest !== undefined && isAwaited()) void rest().then(leave)
        else leave()
      }
    },
    waiting: (goesFirst) => rowOf(goesFirst).length,
  }
}
