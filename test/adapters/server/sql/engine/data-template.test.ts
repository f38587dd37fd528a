import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  dataTemplateName,
  migrate,
  MIGRATIONS,
  openMemoryPglite,
  openPglite,
  writeDataTemplate,
} from '../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { temporaryFolder } from '../../../../support/sql/temporary-pglite.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'
import { valueOf } from '../../../../support/value-of.js'

const SLOW_MS = 120_000

/** The columns of all tables, and what was applied to get them. */
async function schemaOf(sql: Sql): Promise<unknown> {
  const columns = await sql.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY table_name, column_name`,
  )
  const applied = await sql.query('SELECT id FROM schema_migration ORDER BY id')
  return { columns: columns.rows, applied: applied.rows }
}

describe('a template of a new database', () => {
  let folder: string
  let remove: () => Promise<void>
  let templateFile: string
  let fromNothing: unknown

  beforeAll(async () => {
    ;({ folder, remove } = await temporaryFolder())
    templateFile = join(folder, dataTemplateName())
    await writeDataTemplate(templateFile)
    // Another engine runs the same statements on an empty database of its own, once for the whole suite.
    const made = await openTemporaryPostgres()
    fromNothing = await schemaOf(made)
    await made.close()
  }, SLOW_MS)
  afterAll(() => remove())

  it.each([
    ['in a folder', () => openPglite({ folder: join(folder, 'extracted'), templateFile }).then(valueOf)],
    ['in memory', () => openMemoryPglite({ templateFile })],
  ])(
    'has all tables %s, up to date, like a new one, and no other database',
    async (_, open) => {
      const sql: Sql = await open()
      expect(await schemaOf(sql)).toEqual(fromNothing)
      expect(valueOf(await migrate(sql, MIGRATIONS, { holder: 'test' }))).toEqual([])
      const databases = await sql.query('SELECT datname FROM pg_database')
      expect(databases.rows).toEqual([{ datname: 'postgres' }])
      await sql.query(`INSERT INTO schema_migration (site_id, id) VALUES ('*', 'later')`)
      await sql.close()
    },
    SLOW_MS,
  )

  it('is not changed by a database that was made from it', async () => {
    const sql = await openMemoryPglite({ templateFile })
    expect(await schemaOf(sql)).toEqual(fromNothing)
    await sql.close()
  })
})
