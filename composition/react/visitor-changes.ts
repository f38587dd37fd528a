import { createStore } from '../../core/shared/index.js'
import type { ReadableStore } from '../../core/shared/index.js'

const count = createStore(0)

/** Counts log-ins and log-outs on this page; the shops of the application then read their data again. */
export const visitorChanges: ReadableStore<number> = count

/** Tells the shops of an application of a log-in or a log-out. */
export const visitorEntered = (): void => count.update((before) => before + 1)
