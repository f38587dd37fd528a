/**
 * Part of the build: compresses a new database with its tables beside the command, so that a new shop opens in a
 * quarter of the time. It is made once for each version of engine and tables.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataTemplateName, writeDataTemplate } from '../../dist/node/adapters/sql.js'
import { root } from './prepare.mjs'

const folder = join(root, 'dist/node')
const name = dataTemplateName()
const isOld = (entry) => /^\w+-database-.*\.(gz|br)$/.test(entry) && entry !== name

for (const old of readdirSync(folder).filter(isOld)) rmSync(join(folder, old))
if (!existsSync(join(folder, name))) await writeDataTemplate(join(folder, name))
