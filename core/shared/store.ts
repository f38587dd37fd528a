/**
 * A value that changes over time, in the shape that React's `useSyncExternalStore` and the DOM bindings both
 * read.
 */
export interface ReadableStore<T> {
  readonly getSnapshot: () => T
  /** Calls `listener` after every change; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store for the one who changes it; views are given it as a `ReadableStore`. */
export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value; listeners are told only when it really is another one (`Object.is`). */
  readonly set: (next: T) => void
  readonly update: (change: (value: T) => T) => void
}

/** Makes a store; listeners are told in the order in which they came. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T): void => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of [...listeners]) listener()
  }
  return {
    getSnapshot: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set,
    update: (change) => set(change(value)),
  }
}
