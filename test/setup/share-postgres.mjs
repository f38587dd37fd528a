import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Names the folder of the one PostgreSQL that the tests of a run share. The first test that needs it starts
 * it (`test/support/sql/postgres.ts`); every suite has its own databases in it.
 */
export default function sharePostgres() {
  process.env.VITRINE_TEST_POSTGRES = mkdtempSync(join(tmpdir(), 'vitrine-pg-'))
}
