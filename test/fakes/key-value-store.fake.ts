import type { KeyValueStore } from '../../core/ports/page/key-value-store.port.js'

/**
 * A browser whose tabs share one storage: `tab()` opens another one. `refuse` makes it a browser that keeps
 * nothing.
 */
export function createFakeStorage(options: { readonly refuse?: boolean } = {}): {
  readonly tab: () => KeyValueStore
} {
  const values = new Map<string, string>()
  const listeners = new Map<
    object,
    { readonly key: string; readonly tab: object; readonly tell: () => void }
  >()
  return {
    tab: () => {
      const tab = {}
      return {
        read: (key) => values.get(key) ?? null,
        write: (key, value) => {
          if (options.refuse || values.get(key) === value) return
          values.set(key, value)
          for (const listener of listeners.values())
            if (listener.tab !== tab && listener.key === key) listener.tell()
        },
        subscribe: (key, tell) => {
          const id = {}
          listeners.set(id, { key, tab, tell })
          return () => {
            listeners.delete(id)
          }
        },
      }
    },
  }
}
