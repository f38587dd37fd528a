/** Runs work in the order in which it was given, one piece at a time, and settles as the piece does. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The order of calls: some run beside each other, others alone. */
export interface CallQueue {
  /** Runs beside other shared work, behind the exclusive work that was given before it. */
  readonly shared: Queue
  /** Runs behind everything that was given before it; everything that is given later waits for it. */
  readonly exclusive: Queue
  /** Resolves when everything that was given so far has ended. */
  readonly ended: () => Promise<void>
}

/**
 * Makes a queue of its own. A piece that fails holds up none behind it. `rest` is waited for behind each exclusive
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

/** Makes a queue of which every piece runs alone. */
export const createQueue = (): Queue => createCallQueue().exclusive
