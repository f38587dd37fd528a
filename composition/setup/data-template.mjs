/**
 * Part of the build: packs an empty database beside the command, so that a new shop opens in a quarter of the
 * time. Made once per version of the engine.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

const { resolve } = createRequire(import.meta.url)
const engine = createRequire(import.meta.url)(
  join(dirname(resolve('@electric-sql/pglite')), '../package.json'),
)
const file = join(root, 'dist/node', `empty-database-${engine.version}.gz`)

if (!existsSync(file)) {
  const { writeDataTemplate } = await import('../../dist/node/adapters/sql.js')
  await writeDataTemplate(file)
}
