/** Lets work run a few at a time; who waits is served in rotation, by key. */
export interface FairTurns {
  /** Runs the work when its turn comes and settles as it does. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

type Begin = () => void

/**
 * Runs at most `maxAtOnce` pieces of work together. A key that asks for a thousand waits behind itself: between two
 * pieces of one key, each other key that waits has one.
 */
export function createFairTurns(maxAtOnce: number): FairTurns {
  /** Waiting calls by key; the key whose turn is next comes first. */
  const waiting = new Map<string, Begin[]>()
  let running = 0

  const next = (): void => {
    for (const [key, queue] of waiting) {
      if (running >= maxAtOnce) return
      waiting.delete(key)
      const begin = queue.shift()
      if (queue.length > 0) waiting.set(key, queue)
      running += 1
      begin?.()
    }
  }

  const turn = (key: string): Promise<void> =>
    new Promise((begin) => {
      const queue = waiting.get(key) ?? []
      queue.push(begin)
      waiting.set(key, queue)
      next()
    })

  return {
    run: async (key, work) => {
      await turn(key)
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
