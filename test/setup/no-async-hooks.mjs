import { AsyncLocalStorage } from 'node:async_hooks'

const { run } = AsyncLocalStorage.prototype

/**
 * Keeps Jest from following every promise of a worker. It has the running test at hand that way, which only tests that
 * run at the same time need, and there are none. Each file would leave one storage more, which Node hands on at every
 * promise of all files after it: a worker becomes slower and larger from file to file.
 */
AsyncLocalStorage.prototype.run = function (store, callback, ...given) {
  const isOfJest = store?.test?.type === 'test' || typeof store?.hook?.fn === 'function'
  return isOfJest ? callback(...given) : run.call(this, store, callback, ...given)
}
