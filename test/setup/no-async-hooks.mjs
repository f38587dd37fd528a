import { AsyncLocalStorage } from 'node:async_hooks'

const { run } = AsyncLocalStorage.prototype

/**
 * Stops Jest from following every promise of a worker. Jest finds the running test in that way, which only
 * concurrent tests need, and the suite has none. Each file would leave one more storage, which Node passes on
 * at every promise of all later files: a worker would become slower and larger from file to file.
 */
AsyncLocalStorage.prototype.run = function (store, callback, ...given) {
  const isOfJest = store?.test?.type === 'test' || typeof store?.hook?.fn === 'function'
  return isOfJest ? callback(...given) : run.call(this, store, callback, ...given)
}
