/** Work that is done in rounds, one at a time. */
export interface Rounds {
  /** Begins; a call while a round is under way is answered by it and by one more. */
  readonly begin: () => Promise<void>
  /** Begins no further round, and ends with the one under way. Never rejects. */
  readonly stop: () => Promise<void>
  readonly isStopping: () => boolean
}

/** Does rounds as long as `round` answers true, which means that there may be more to do. */
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
      // A round that has begun does not see work that comes now.
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
