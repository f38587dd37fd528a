import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importPortsOf, readMembers } from '../../../../../../adapters/server/sql/accounts/index.js'
import { commitChanges, SqlError } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { resumeImports } from '../../../../../../core/use-cases/accounts/owner/run-import.js'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import {
  openTestMemory,
  openTestPglite,
  temporaryFolder,
} from '../../../../../support/sql/temporary-pglite.js'
import { importLines } from '../../../../../support/accounts/import-lines.js'
import { valueOf } from '../../../../../support/value-of.js'

const SITE = 'club'
const COUNT = 900
const BEGUN_MS = 1_700_000_000_000
/** The name of the first member makes the file longer than one statement of a command. */
const csv = [
  'Email,Name,Access Groups,Banned On',
  ...Array.from({ length: COUNT }, (_, member) =>
    [
      `member${member}@example.com`,
      `Member ${member} ${'ä'.repeat(150)}`,
      ['gold; press', 'gold', ''][member % 3],
      member % 100 === 0 ? '2022-05-18' : '',
    ].join(','),
  ),
].join('\n')

const contextOf = (sql: Sql, nowMs = BEGUN_MS) => ({
  sql,
  siteId: SITE,
  commit: commitChanges(sql),
  clock: { wallTime: () => nowMs },
  random: realRandom,
  settings: { plan: 'unlimited' as const, fields: [] },
  writeMail: () => ({ tag: 'written' as const, subject: '', text: '', html: null, links: [] }),
})

const importsAt = (...at: Parameters<typeof contextOf>) => importPortsOf(contextOf(...at))
const FILE = { id: 'one', text: csv, total: COUNT }

/** All members with their groups, without random values and times of this run. */
async function membersOf(sql: Sql): Promise<readonly object[]> {
  const { rows } = await sql.query(
    `SELECT email, name, status, banned_on, (
       SELECT count(*) FROM member_group WHERE member_group.site_id = member.site_id
         AND member_group.member_id = member.id) AS groups
     FROM member WHERE site_id = $1 ORDER BY email_key`,
    [SITE],
  )
  return rows.map((row) => ({ ...row }))
}

/** The rows of imports, and the events of their ends. */
async function importsOf(sql: Sql): Promise<readonly object[]> {
  const { rows } = await sql.query(
    `SELECT state, done, added, file IS NULL AS is_cleared, (SELECT count(*) FROM member_event
       WHERE member_event.site_id = $1 AND kind = 'imported') AS events FROM member_import WHERE site_id = $1`,
    [SITE],
  )
  return rows.map((row) => ({ ...row }))
}

const linesOf = async () => valueOf(await readMembers(csv, [], BEGUN_MS)).lines
const DONE = { state: 'done', done: COUNT, added: COUNT, is_cleared: true, events: 1 }

describe('an import of members', () => {
  let importing: ChildScript
  let undisturbed: readonly object[]
  beforeAll(async () => {
    importing = await buildChildScript('importing-members')
    const sql = await openTestMemory()
    valueOf(await importLines(contextOf(sql), await linesOf()))
    undisturbed = await membersOf(sql)
    await sql.close()
  }, 120_000)
  afterAll(() => importing.remove())

  it.each([0, 1, 3])(
    'whose process is killed after %i batches is finished by the job with the same result',
    async (batches) => {
      const { folder, remove } = await temporaryFolder()
      const file = join(folder, 'members.csv')
      writeFileSync(file, csv)
      const data = join(folder, 'data')
      expect(await importing.start(data, file, SITE, `${batches}`).ended).toBe('SIGKILL')
      const sql = await openTestPglite(data)
      try {
        const left = (await membersOf(sql)).length
        expect(left).toBe(batches * 100)
        await resumeImports(importsAt(sql, BEGUN_MS + 5_000))
        expect((await membersOf(sql)).length).toBe(left)
        await resumeImports(importsAt(sql, BEGUN_MS + 60_000))
        expect(await membersOf(sql)).toEqual(undisturbed)
        expect(await importsOf(sql)).toEqual([DONE])
        const again = valueOf(await importLines(contextOf(sql), await linesOf()))
        expect(again).toEqual({ added: 0, known: COUNT })
      } finally {
        await sql.close()
        await remove()
      }
    },
    240_000,
  )

  it('that two processes continue, after a clock that was set back, adds and counts each member once', async () => {
    const sql = await openTestMemory()
    await importsAt(sql).imports.keep(FILE, null)
    const late = importsAt(sql, BEGUN_MS - 3_600_000)
    await Promise.all([resumeImports(late), resumeImports(late)])
    expect(await membersOf(sql)).toEqual(undisturbed)
    expect(await importsOf(sql)).toEqual([DONE])
    await sql.close()
  }, 60_000)

  it('ends without an error if the site is stopped, and goes on after the next start', async () => {
    const sql = await openTestMemory()
    await importsAt(sql).imports.keep(FILE, null)
    let batches = 0
    const stopping: Sql = {
      ...sql,
      query: async (...query) => {
        if (query[0].includes('INSERT INTO member ')) batches += 1
        if (batches > 2) throw new SqlError('57P01', 'The database is closed.')
        return sql.query(...query)
      },
    }
    await resumeImports(importsAt(stopping, BEGUN_MS + 60_000))
    expect((await membersOf(sql)).length).toBe(200)
    await resumeImports(importsAt(sql, BEGUN_MS + 120_000))
    expect([await membersOf(sql), await importsOf(sql)]).toEqual([undisturbed, [DONE]])
    await sql.close()
  }, 60_000)

  it('whose file was stored in part begins nothing, and can be started again under its id', async () => {
    const sql = await openTestMemory()
    const cutOff = { ...contextOf(sql), commit: () => Promise.reject(new Error('cut off')) }
    await expect(importPortsOf(cutOff).imports.keep(FILE, null)).rejects.toThrow('cut off')
    await resumeImports(importsAt(sql, BEGUN_MS + 60_000))
    expect(await importsOf(sql)).toEqual([
      { state: 'sending', done: 0, added: 0, is_cleared: false, events: 0 },
    ])
    await importsAt(sql).imports.keep(FILE, null)
    await resumeImports(importsAt(sql, BEGUN_MS + 60_000))
    expect([await membersOf(sql), await importsOf(sql)]).toEqual([undisturbed, [DONE]])
    await sql.close()
  }, 60_000)
})
