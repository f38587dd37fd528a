import { setImmediate } from 'node:timers/promises'

/** In which order the operations of one request run. */
export interface OperationOrder {
  /** Runs a query after the operations before it and after all other requests that came in meanwhile. */
  readonly inTurn: <T>(operation: () => Promise<T>) => Promise<T>
  /** Runs an operation that changes something when the queries before it are done, others of its kind beside it. */
  readonly atOnce: <T>(operation: () => Promise<T>) => Promise<T>
}

const nextTurn = (): Promise<void> => setImmediate()

/** The order of a request that nothing was asked of yet. */
export function createOperationOrder(): OperationOrder {
  let lastOperation: Promise<void> = Promise.resolve()
  let lastQuery = lastOperation
  return {
    inTurn: (operation) => {
      const ran = lastOperation.then(operation)
      lastQuery = lastOperation = ran.then(nextTurn, nextTurn)
      return ran
    },
    atOnce: (operation) => {
      const before = lastOperation
      const ran = lastQuery.then(operation)
      lastOperation = ran.then(
        () => before,
        () => before,
      )
      return ran
    },
  }
}
