import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  dataTemplateName,
  migrated,
  openDatabase,
  openMemoryPglite,
  writeDataTemplate,
} from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { memoryDatabase } from './memory-database.js'

/** Path of the compressed new database. The build makes it, or else the first test that needs it. */
async function templateFile(): Promise<string> {
  const built = join('dist', 'node', dataTemplateName())
  if (existsSync(built)) return built
  const file = join(tmpdir(), `vitrine-test-${dataTemplateName()}`)
  if (!existsSync(file)) await writeDataTemplate(file)
  return file
}

/** A new folder for one test, and the function that removes it. */
export async function temporaryFolder(): Promise<{
  readonly folder: string
  readonly remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Opens the embedded database in a folder with its tables made. */
export async function openTestPglite(folder: string): Promise<Sql> {
  const opened = await openDatabase({ folder, templateFile: await templateFile() })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

/** An embedded database in a folder of its own, which is removed when it is closed. */
export async function openTemporaryPglite(): Promise<Sql> {
  const { folder, remove } = await temporaryFolder()
  const sql = await openTestPglite(folder)
  return {
    ...sql,
    close: async () => {
      await sql.close()
      await remove()
    },
  }
}

/** An embedded database in memory with its tables, for tests without files. */
export const openTestMemory = (): Promise<Sql> =>
  memoryDatabase(async () => {
    const opened = await migrated(await openMemoryPglite({ templateFile: await templateFile() }))
    if (!opened.ok) throw new Error(opened.failure.message)
    return opened.value
  })
