/** Pieces of work of which only so many run at once; the others wait in their order. */
export interface Turns {
  /** `goesFirst`: waits in a row of its own, before everything without it. */
  readonly take: <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>
  /** The number of calls that wait in that row. */
  readonly waiting: (goesFirst: boolean) => number
}

/** Called as a piece of work begins; calling the answer when it has ended waits until the next one may begin. */
export type Pause = () => () => Promise<void>

/** Takes work that an answer does not wait for. */
export type Later = (work: () => Promise<void>) => void

/** Lets `most` pieces of work run at once; `pause` is made between two of them where others wait. */
export function createTurns(most: number, pause?: Pause): Turns {
  const rows: Record<'first' | 'other', (() => void)[]> = { first: [], other: [] }
  const rowOf = (goesFirst: boolean) => rows[goesFirst ? 'first' : 'other']
  let running = 0
  /** Hands its place to the next work in line, so that newly arriving work cannot take it. */
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
