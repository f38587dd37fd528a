/** Tells listeners that something happened; nothing is kept for those that come later. */
export interface Signal<T> {
  readonly send: (value: T) => void
  /** Calls `listener` with everything that is sent from now on. */
  readonly listen: (listener: (value: T) => void) => void
}

/** Makes a signal; listeners are told in the order in which they came. */
export function createSignal<T>(): Signal<T> {
  const listeners: ((value: T) => void)[] = []
  return {
    send: (value) => {
      for (const listener of listeners) listener(value)
    },
    listen: (listener) => void listeners.push(listener),
  }
}
