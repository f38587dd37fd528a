/** Keeps what one gateway is asked for in the order it was asked. */
export interface AskOrder {
  /** Changes that are asked for at once go together; they wait for what stands alone. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>
  /** Waits for everything before it, and everything after it waits. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** The order of one gateway. Work that rejects does not block the work after it. */
export function createAskOrder(): AskOrder {
  let last: Promise<unknown> = Promise.resolve()
  let lastAlone: Promise<unknown> = last
  const noted = <T>(result: Promise<T>): Promise<T> => {
    const before = last
    last = result.then(
      () => before,
      () => before,
    )
    return result
  }
  return {
    together: (work) => noted(lastAlone.then(work)),
    alone: (work) => {
      const result = noted(last.then(work))
      lastAlone = last
      return result
    },
  }
}
