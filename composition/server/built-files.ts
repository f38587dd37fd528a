import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `dist` seen from the built command (`dist/node`), from its chunks (`dist/node/shared`) and from its source.
 */
const BUILDS = ['..', '../..', '../../dist'].map((path) =>
  join(dirname(fileURLToPath(import.meta.url)), path),
)

/** Where the built page script lies; null: nothing was built. */
export const findRuntimeFolder = (): string | null =>
  BUILDS.map((build) => join(build, 'page')).find((folder) => existsSync(join(folder, 'vitrine.js'))) ?? null

/**
 * The compressed empty database that new shops begin with; null: there is none, and the engine makes one itself,
 * which takes longer.
 */
export function findDataTemplate(): string | null {
  for (const folder of BUILDS.map((build) => join(build, 'node'))) {
    const name =
      existsSync(folder) && readdirSync(folder).find((entry) => /^empty-database-.*\.gz$/.test(entry))
    if (name) return join(folder, name)
  }
  return null
}
