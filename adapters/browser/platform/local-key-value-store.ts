import type { KeyValueStore } from '../../../core/ports/page/key-value-store.port.js'

/**
 * `KeyValueStore` over the browser's local storage. A browser that refuses storage (private modes, a full
 * quota, a sandboxed frame) throws on any access to `localStorage`, so every access is guarded and the page
 * works without memory.
 */
export function createLocalKeyValueStore(window: Window): KeyValueStore {
  return {
    read: (key) => {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (key, value) => {
      try {
        window.localStorage.setItem(key, value)
      } catch {
        // Refused or full: the port drops the write.
      }
    },
    subscribe: (key, listener) => {
      const onStorage = (event: StorageEvent): void => {
        // A null key means that another tab cleared everything.
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
