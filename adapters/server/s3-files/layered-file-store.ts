import type { FileStore } from '../../../core/ports/platform/file-store.port.js'

/**
 * Stores new files in one store and also reads those in the previous one, so that a site can move its files
 * without loss.
 */
export const layeredFileStore = (store: FileStore, before: FileStore): FileStore => ({
  put: async (key, content) => {
    const kept = await store.put(key, content)
    if (kept.ok || kept.failure.tag === 'interrupted') await before.remove(key)
    return kept
  },
  find: async (key) => {
    const found = await store.find(key)
    return found.ok && found.value === null ? before.find(key) : found
  },
  remove: async (key) => {
    const removed = await store.remove(key)
    const removedBefore = await before.remove(key)
    return removed.ok ? removedBefore : removed
  },
})
