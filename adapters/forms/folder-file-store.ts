import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../core/ports/file-store.port.js'
import { err, ok } from '../../core/shared/index.js'

const KEY = /^[\w-]+(?:\/[\w-]+)*$/

/** Keeps files in a folder; a file appears under its name only when it is whole. */
export function createFolderFileStore(folder: string): FileStore {
  return {
    put: async (key, content) => {
      if (!KEY.test(key)) return err({ tag: 'not-stored', message: 'That is no key for a file.' })
      const path = join(folder, key)
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(`${path}.part`, content, { flush: true })
        await rename(`${path}.part`, path)
        return ok(undefined)
      } catch (thrown) {
        return err({ tag: 'not-stored', message: thrown instanceof Error ? thrown.message : String(thrown) })
      }
    },
  }
}
