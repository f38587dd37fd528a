/** Runs a few pieces of work at a time; waiting keys take turns. */
export interface FairLimit {
  /** Runs the work when its turn comes and settles with its result. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

type Begin = () => void

/**
 * Runs at most `maxAtOnce` pieces of work together. Between two pieces of one key, each other waiting key has
 * one, so that a key with a thousand pieces delays only itself.
 */
export function createFairLimit(maxAtOnce: number): FairLimit {
  /** Waiting calls by key; the next key comes first. */
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
