/** Notifies listeners of events; nothing is stored for later listeners. */
export interface Signal<T> {
  readonly send: (value: T) => void
  /** Calls `listener` for every event from now on. */
  readonly listen: (listener: (value: T) => void) => void
}

/** Makes a signal; listeners are called in the order in which they were added. */
export function createSignal<T>(): Signal<T> {
  const listeners: ((value: T) => void)[] = []
  return {
    send: (value) => {
      for (const listener of listeners) listener(value)
    },
    listen: (listener) => void listeners.push(listener),
  }
}
