import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataTemplateName } from '../../adapters/server/sql/engine/index.js'

/**
 * `dist` seen from the built command (`dist/node`), from its chunks (`dist/node/shared`) and from its source.
 */
const BUILDS = ['..', '../..', '../../dist'].map((path) =>
  join(dirname(fileURLToPath(import.meta.url)), path),
)

/** The folder of the built page script; null: nothing was built. */
export const findRuntimeFolder = (): string | null =>
  BUILDS.map((build) => join(build, 'page')).find((folder) => existsSync(join(folder, 'vitrine.js'))) ?? null

/**
 * The compressed new database that shops begin with; null: there is none for these tables, and the engine makes
 * one itself, which takes longer.
 */
export const findDataTemplate = (): string | null =>
  BUILDS.map((build) => join(build, 'node', dataTemplateName())).find(existsSync) ?? null
