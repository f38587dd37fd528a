import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openPostgres } from '../../../../adapters/server/sql/engine/index.js'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../../composition/cli/program.js'
import { startPostgres } from '../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../support/sql/postgres.js'
import { valueOf } from '../../../support/value-of.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const SLOW_MS = 120_000
const before = process.env['DATABASE_URL']

let server: TestPostgres
let site: ScratchSite
let url: string

beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase()
  process.env['DATABASE_URL'] = url
  site = scratchSite()
}, SLOW_MS)
afterAll(async () => {
  if (before === undefined) delete process.env['DATABASE_URL']
  else process.env['DATABASE_URL'] = before
  site.remove()
  await server.close()
})

async function run(...words: readonly string[]) {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const code = await runCommand(words, { out: say, err: say })
  const sql = valueOf(await openPostgres({ url }))
  const { rows } = await sql.query(
    'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  await sql.close()
  return { said: said.join('\n'), done: [code, rows] }
}

it.each([
  ['orders list'],
  ['stats'],
  ['customers list --json'],
  ['stock list'],
  ['audit list'],
  ['jobs list'],
  ['orders refund 7K3M-9QWT --whole --dry-run'],
  ['stock set ST-1 4'],
])('%s makes no tables in an empty PostgreSQL, and tells the way to data', async (words) => {
  const { said, done } = await run(...words.split(' '), site.folder)
  expect(done).toEqual([EXIT.badInput, []])
  expect(said).toMatch(/There are no data in [^]*served for the first time[^]*vitrine serve/)
})

it('changes settings before the first start over an empty PostgreSQL, and makes no tables', async () => {
  const { said, done } = await run('settings', 'set', 'name', 'Other', site.folder)
  expect([done, said]).toEqual([[EXIT.ok, []], expect.stringContaining('name')])
  expect(readFileSync(join(site.folder, 'vitrine.json'), 'utf8')).toContain('"Other"')
})
