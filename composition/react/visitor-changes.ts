import { createStore } from '../../core/shared/index.js'
import type { ReadableStore } from '../../core/shared/index.js'

const count = createStore(0)

/** How often somebody logged in or out on this page: the shops of an application read again what is theirs. */
export const visitorChanges: ReadableStore<number> = count

/** Tells the shops of an application that somebody logged in or out. */
export const visitorEntered = (): void => count.update((before) => before + 1)
