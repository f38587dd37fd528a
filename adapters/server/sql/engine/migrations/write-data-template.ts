import { createHash } from 'node:crypto'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '../open-database.js'
import { compressDatabase } from '../pglite/data-folder.js'
import { DROP_TEMPLATE_DATABASES } from '../pglite/template-databases.js'
import { PLANNER_STATISTICS } from '../pglite/set-planner-statistics.js'
import { MIGRATIONS } from '../../schema/migrations.js'

/** The file name of a template for this engine and these tables; it changes with either. */
export function dataTemplateName(): string {
  const require = createRequire(import.meta.url)
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json')
  const { version } = require(manifest) as { readonly version: string }
  const tables = createHash('sha256')
    .update(JSON.stringify([MIGRATIONS, PLANNER_STATISTICS, DROP_TEMPLATE_DATABASES]))
    .digest('hex')
  return `new-database-${version}-${tables.slice(0, 12)}.br`
}

/**
 * Makes an empty database with its tables and compresses it into `file`, from which new databases begin
 * (`OpenPgliteOptions.templateFile`). Meant for the build; rejects when it fails.
 */
export async function writeDataTemplate(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'))
  try {
    const opened = await openDatabase({ folder })
    if (!opened.ok) throw new Error(opened.failure.message)
    await opened.value.close()
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, await compressDatabase(folder))
    await rename(unfinished, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
