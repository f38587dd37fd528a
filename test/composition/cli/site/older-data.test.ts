import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { MIGRATIONS, openPglite, openPostgres } from '../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { runCommand } from '../../../../composition/cli/program.js'
import { columnsOf, migrateTo, rowsOf, upTo } from '../../../support/sql/earlier-schema.js'
import { startPostgres } from '../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../support/sql/postgres.js'
import { valueOf } from '../../../support/value-of.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const TIMEOUT_MS = 180_000
const EARLIER = '0070-order-numbers'
const OLDER = /The tables in .* are of an older version of this program; nothing was changed\./

/** A command of each file that opens data, and the dry run of each that changes them. */
const COMMANDS: readonly (readonly string[])[] = [
  ['orders', 'list'],
  ['orders', 'show', '7K3M-9QWT'],
  ['orders', 'note', '7K3M-9QWT', 'a note'],
  ['orders', 'returns'],
  ['orders', 'refund', '7K3M-9QWT', '--whole', '--dry-run'],
  ['invoices', 'list'],
  ['customers', 'list'],
  ['stats'],
  ['subscriptions', 'list'],
  ['products', 'list'],
  ['products', 'edit', 'oak-stool', '--name', 'Stool'],
  ['stock', 'list'],
  ['stock', 'set', 'ST-1', '4'],
  ['discounts', 'list'],
  ['settings', 'set', 'name', 'Other', '--dry-run'],
  ['members', 'list'],
  ['owners', 'list'],
  ['owners', 'code'],
  ['audit', 'list'],
  ['forms', 'list'],
  ['jobs', 'list'],
  ['mail', 'list'],
  ['import'],
  ['demo-orders', '--count', '1'],
]

/** Those that open the embedded database, which takes its time, in a way of their own. */
const AT_A_FOLDER = COMMANDS.filter(
  ([first = '', second]) =>
    ['stats', 'import', 'demo-orders', 'settings'].includes(first) || second === 'show',
)

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
}, TIMEOUT_MS)
afterAll(() => server.close())

async function run(words: readonly string[], url: string | null) {
  const out: string[] = []
  const err: string[] = []
  const before = process.env['DATABASE_URL']
  if (url !== null) process.env['DATABASE_URL'] = url
  try {
    const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
    return { code: await runCommand(words, terminal), out: out.join('\n'), err: err.join('\n') }
  } finally {
    if (before === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = before
  }
}

describe.each(['a data folder', 'PostgreSQL'])('data of an older version in %s', (place) => {
  let site: ScratchSite
  let url: string | null
  let made: unknown
  const open = async (): Promise<Sql> =>
    url === null ? valueOf(await openPglite({ folder: site.data })) : valueOf(await openPostgres({ url }))
  const withData = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const sql = await open()
    try {
      return await work(sql)
    } finally {
      await sql.close()
    }
  }
  const content = () =>
    withData(async (sql) => ({
      columns: await columnsOf(sql),
      rows: await rowsOf(sql),
      migrations: (await sql.query('SELECT id FROM schema_migration ORDER BY id')).rows.map(({ id }) => id),
    }))
  const data = (): readonly string[] => (url === null ? ['--data', site.data] : [])
  const vitrine = (...words: readonly string[]) => run(words, url)

  beforeAll(async () => {
    site = scratchSite()
    url = place === 'PostgreSQL' ? await server.createDatabase() : null
    writeFileSync(join(site.root, 'passphrase'), 'correct horse battery\n')
    await withData(async (sql) => {
      await migrateTo(sql, EARLIER)
      await sql.query(`INSERT INTO form_submission
          (site_id, id, form_name, page_id, source, fields, files, received_at)
        VALUES ('main', 'entry-1', 'Hello', '/', '/', '[]', '[]', 1)`)
    })
  }, TIMEOUT_MS)
  beforeEach(async () => void (made = await content()))
  afterAll(() => site.remove())

  it('is neither read nor changed by the commands, which name the way to current tables', async () => {
    for (const words of url === null ? AT_A_FOLDER : COMMANDS) {
      const { code, err } = await vitrine(...words, site.folder, ...data())
      expect([words, code, err]).toEqual([words, EXIT.badInput, expect.stringMatching(OLDER)])
      expect(err).toContain('Make a backup before')
    }
    expect(await content()).toEqual(made)
  })

  it('is reported by doctor, and left as it is', async () => {
    const answer = await vitrine('doctor', site.folder, ...data())
    expect(answer.out).toMatch(OLDER)
    expect(answer.out).not.toContain('nowhere else')
    expect(await content()).toEqual(made)
  })

  it('is refused by a move, also by its dry run', async () => {
    const target = url ?? (await server.createDatabase())
    for (const dry of [['--dry-run'], []]) {
      const to =
        url === null ? ['--data', site.data] : ['--to', 'folder', '--data', join(site.root, 'target')]
      const answer = await run(['move', site.folder, ...to, ...dry], target)
      expect(answer).toMatchObject({ code: EXIT.badInput, err: expect.stringMatching(OLDER) })
    }
    expect(await content()).toEqual(made)
  })

  it('is backed up as it is, and migrated where it is restored', async () => {
    const passphrase = ['--passphrase-file', join(site.root, 'passphrase')]
    const to = ['--to', join(site.root, 'backups')]
    const planned = await vitrine('backup', site.folder, ...data(), ...to, '--dry-run')
    expect(planned).toMatchObject({ code: EXIT.ok })
    expect(await content()).toEqual(made)
    const backedUp = await vitrine('backup', site.folder, ...data(), ...to, ...passphrase)
    expect(backedUp).toMatchObject({
      code: EXIT.ok,
      err: expect.stringContaining('tables are of an older version'),
    })
    const after = await content()
    const before = made as typeof after
    expect(after.rows.get('backup_run')).toHaveLength(1)
    const rows = new Map([...after.rows, ['backup_run', []]])
    expect({ ...after, rows }).toEqual(before)
    expect(after.migrations).toEqual(
      upTo(EARLIER)
        .map(({ id }) => id)
        .sort(),
    )
    const [, file = ''] = /(\S+\.tar\.gz\.age)/.exec(backedUp.out) ?? []
    const elsewhere = await server.createDatabase()
    const copy = join(site.root, 'copy')
    expect(await run(['restore', file, copy, ...passphrase], elsewhere)).toMatchObject({ code: EXIT.ok })
    expect((await run(['forms', 'list', copy], elsewhere)).out).toContain('Hello')
    const sql = valueOf(await openPostgres({ url: elsewhere }))
    const { rows: known } = await sql.query('SELECT id FROM schema_migration ORDER BY id')
    await sql.close()
    const ids = known.map(({ id }) => `${id}`)
    expect(ids).toEqual(MIGRATIONS.map(({ id }) => id).sort())
  })
})
