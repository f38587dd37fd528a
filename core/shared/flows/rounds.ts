/** Work in rounds, one at a time. */
export interface Rounds {
  /** Begins a round; a call during a round is answered after that round and one more. */
  readonly begin: () => Promise<void>
  /** Begins no further round, and resolves after the running one. Never rejects. */
  readonly stop: () => Promise<void>
  readonly isStopping: () => boolean
}

/** Repeats rounds while `round` returns true, which means that there may be more to do. */
export function createRounds(round: () => Promise<boolean>): Rounds {
  let underWay: Promise<void> | undefined
  let isAskedAgain = false
  let isStopping = false
  const run = async (): Promise<void> => {
    do isAskedAgain = false
    while (!isStopping && ((await round()) || isAskedAgain))
  }
  return {
    begin: () => {
      // A running round does not see work that arrives now.
      isAskedAgain = underWay !== undefined
      return (underWay ??= run().finally(() => (underWay = undefined)))
    },
    stop: async () => {
      isStopping = true
      await underWay?.catch(() => undefined)
    },
    isStopping: () => isStopping,
  }
}
