import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataTemplateName } from '../../adapters/server/sql/engine/index.js'

/** `dist` relative to the built command (`dist/node`), its chunks (`dist/node/shared`) and its source. */
const BUILDS = ['..', '../..', '../../dist'].map((path) =>
  join(dirname(fileURLToPath(import.meta.url)), path),
)

/** The folder of the built page script; null if there is no build. */
export const findRuntimeFolder = (): string | null =>
  BUILDS.map((build) => join(build, 'page')).find((folder) => existsSync(join(folder, 'vitrine.js'))) ?? null

/**
 * The compressed template of a new database; null if there is none for these tables. The engine then creates one,
 * which is slower.
 */
export const findDataTemplate = (): string | null =>
  BUILDS.map((build) => join(build, 'node', dataTemplateName())).find(existsSync) ?? null
