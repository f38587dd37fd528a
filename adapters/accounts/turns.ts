/** Pieces of work of which only so many run at once; the others wait in their order. */
export interface Turns {
  /** `goesFirst`: waits in a row of its own, before everything without it. */
  readonly take: <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>
  /** How many wait in that row. */
  readonly waiting: (goesFirst: boolean) => number
}

/** Takes work that an answer does not wait for. */
export type Later = (work: () => Promise<void>) => void

/** Lets `most` pieces of work run at once. */
export function createTurns(most: number): Turns {
  const rows: Record<'first' | 'other', (() => void)[]> = { first: [], other: [] }
  const rowOf = (goesFirst: boolean) => rows[goesFirst ? 'first' : 'other']
  let running = 0
  /** Hands its place on, so that nobody who comes meanwhile takes it from whoever waits. */
  const leave = (): void => {
    const next = rows.first.shift() ?? rows.other.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    take: async (work, goesFirst = false) => {
      if (running < most) running += 1
      else await new Promise<void>((next) => rowOf(goesFirst).push(next))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    waiting: (goesFirst) => rowOf(goesFirst).length,
  }
}
