/** Runs pieces of work one at a time in the given order; each call settles with its piece. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The order of calls: shared ones run together, exclusive ones alone. */
export interface CallQueue {
  /** Runs together with other shared work, after the exclusive work that was added before it. */
  readonly shared: Queue
  /** Runs after everything that was added before it; everything that is added later waits for it. */
  readonly exclusive: Queue
  /** Resolves when everything added so far has ended. */
  readonly ended: () => Promise<void>
}

/**
 * Makes a queue. A failed piece does not stop the following ones. `rest` is awaited after each exclusive
 * piece, before the next one begins.
 */
export function createCallQueue(rest: () => Promise<void> = async () => undefined): CallQueue {
  let last: Promise<void> = Promise.resolve()
  let lastExclusive = last
  return {
    shared: (work) => {
      const before = last
      const ran = lastExclusive.then(work)
      last = ran.then(
        () => before,
        () => before,
      )
      return ran
    },
    exclusive: (work) => {
      const ran = last.then(work)
      lastExclusive = last = ran.then(rest, rest)
      return ran
    },
    ended: () => last,
  }
}

/** Makes a queue in which every piece runs alone. */
export const createQueue = (): Queue => createCallQueue().exclusive
