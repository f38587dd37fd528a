/** Work of which a limited number runs at once; the rest waits in order. */
export interface WorkLimit {
  /** `goesFirst`: waits in a separate queue that has priority. */
  readonly run: <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>
  /** The number of calls that wait in one of the two queues. */
  readonly waiting: (goesFirst: boolean) => number
}

/**
 * Called when a piece of work begins. Calling the result when the work has ended waits until the next piece
 * may begin.
 */
export type Pause = () => () => Promise<void>

/** Starts work that may continue after the answer was sent. */
export type BackgroundWork = (work: () => Promise<void>) => void

/** Runs at most `maxAtOnce` pieces of work together; `pause` separates two of them while others wait. */
export function createWorkLimit(maxAtOnce: number, pause?: Pause): WorkLimit {
  const first: (() => void)[] = []
  const others: (() => void)[] = []
  const queueOf = (goesFirst: boolean) => (goesFirst ? first : others)
  let running = 0
  /** Passes its place to the next work in the queue, so that new arrivals cannot take it. */
  const leave = (): void => {
    const next = first.shift() ?? others.shift()
    if (next === undefined) running -= 1
    else next()
  }
  const isAwaited = (): boolean => first.length + others.length > 0
  return {
    run: async (work, goesFirst = false) => {
      if (running < maxAtOnce) running += 1
      else await new Promise<void>((begin) => queueOf(goesFirst).push(begin))
      const rest = pause?.()
      try {
        return await work()
      } finally {
        if (rest !== undefined && isAwaited()) void rest().then(leave)
        else leave()
      }
    },
    waiting: (goesFirst) => queueOf(goesFirst).length,
  }
}
