import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the built page script lies, seen from the built command (`dist/node`) and from its source; null: nothing was built. */
export function runtimeFolder(): string | null {
  const here = dirname(fileURLToPath(import.meta.url))
  const candidates = [join(here, '../page'), join(here, '../../page'), join(here, '../../dist/page')]
  return candidates.find((folder) => existsSync(join(folder, 'vitrine.js'))) ?? null
}
