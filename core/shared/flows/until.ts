import type { ReadableStore } from './store.js'

/** Resolves when a store's value meets a condition, at once if it does already; never rejects. */
export const until = <T>(
  { getSnapshot, subscribe }: ReadableStore<T>,
  isMet: (value: T) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    if (isMet(getSnapshot())) return resolve()
    const stop = subscribe(() => {
      if (!isMet(getSnapshot())) return
      stop()
      resolve()
    })
  })
