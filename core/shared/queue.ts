/** Runs work in the order in which it was given, one piece at a time, and settles as the piece does. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a queue of its own. A piece that fails holds up none behind it. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
