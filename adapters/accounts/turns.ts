/** Pieces of work of which only so many run at once; the others wait in their order. */
export interface WorkQueue {
  /** `goesFirst`: before everything that waits without it. */
  readonly run: <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>
  /** How many pieces wait. */
  readonly waiting: () => number
}

/** Makes a queue that lets `most` pieces of work run at once. */
export function createWorkQueue(most: number): WorkQueue {
  const lanes: Record<'first' | 'other', (() => void)[]> = { first: [], other: [] }
  let running = 0
  /** Hands its place on, so that nobody who comes meanwhile takes it from whoever waits. */
  const leave = (): void => {
    const next = lanes.first.shift() ?? lanes.other.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    run: async (work, goesFirst = false) => {
      if (running < most) running += 1
      else await new Promise<void>((next) => lanes[goesFirst ? 'first' : 'other'].push(next))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    waiting: () => lanes.first.length + lanes.other.length,
  }
}
