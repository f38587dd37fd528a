/**
 * A value that changes over time, with the interface that both React's `useSyncExternalStore` and the DOM
 * bindings read.
 */
export interface ReadableStore<T> {
  readonly getSnapshot: () => T
  /** Calls `listener` after every change; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store for the code that changes it; views receive it as a `ReadableStore`. */
export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value; listeners are called only if it differs (`Object.is`). */
  readonly set: (next: T) => void
  readonly update: (change: (value: T) => T) => void
}

/** Makes a store; listeners are called in the order in which they were added. */
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
