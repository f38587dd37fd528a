import { createStore } from '../../core/shared/index.js'
import type { ReadableStore } from '../../core/shared/index.js'

const count = createStore(0)

/**
 * The number of log-ins and log-outs on this page. Whenever it changes, the shops of the application read
 * their data again.
 */
export const visitorChanges: ReadableStore<number> = count

/** Reports a log-in or log-out to the shops of an application. */
export const visitorEntered = (): void => count.update((before) => before + 1)
