import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../../composition/cli/program.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { MIGRATIONS, openPostgres } from '../../../../adapters/server/sql/engine/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { startPostgres } from '../../../support/sql/postgres.js'
import { archiveParts, sealArchive } from '../../../support/files/hostile-archive.js'
import { mountSmallDisk } from '../../../support/files/small-disk.js'
import { valueOf } from '../../../support/value-of.js'
import { useCode } from '../../support/invited-owner.js'
import { joinSite, openBrowser } from '../../support/member-browser.js'
import { openDesk } from '../../support/owner-desk.js'
import { placeOrder } from '../../support/place-order.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const PASSPHRASE = 'correct horse battery'
const KEY = 'vitrine.accounts.key'
const SESSIONS = ['member_session', 'owner_session']

let site: ScratchSite
let running: RunningSite
let number = ''
let passphraseFile = ''
let backups = ''
const place = (name: string): string => join(site.root, name)

beforeAll(async () => {
  site = scratchSite()
  ;[passphraseFile, backups] = [place('passphrase'), place('backups')]
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`)
  mkdirSync(join(site.folder, '.downloads'))
  writeFileSync(join(site.folder, '.downloads', 'plan.pdf'), 'sold')
  mkdirSync(site.data)
  writeFileSync(join(site.data, KEY), 'ab'.repeat(32))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  const { orderId } = await placeOrder(openBrowser(running.server.url).commerce)
  number = orderNumber(orderId)
  await joinSite(running.server.url, 'ada@example.org')
  const { code = '' } = running.firstOwnerCode ?? {}
  await useCode(openDesk(running.server.url), 'owner@example.org', code)
})
afterAll(async () => {
  await running.close()
  site.remove()
})

async function vitrine(...words: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(words, { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const backup = (...words: readonly string[]) =>
  vitrine(
    'backup',
    site.folder,
    '--data',
    site.data,
    '--to',
    backups,
    '--passphrase-file',
    passphraseFile,
    ...words,
  )

const restore = (file: string, folder: string, ...words: readonly string[]) =>
  vitrine('restore', file, folder, '--passphrase-file', passphraseFile, ...words)

describe('a site that runs', () => {
  it('is backed up, and restored in another folder and in PostgreSQL with every row and file', async () => {
    const planned = await backup('--dry-run')
    expect(planned.out).toMatch(/\d+ rows and 6 files \(0\.0 MB\) would go to/)
    expect(planned.out).toContain('shop_order: 1 row')
    expect(existsSync(backups)).toBe(false)

    mkdirSync(backups)
    const old = ['shop.2020-01-01T00-00-00Z.tar.gz.age', 'shop.2020-01-02T00-00-00Z.tar.gz.age']
    const others = ['notes.txt', 'shop2.2020-01-01T00-00-00Z.tar.gz.age']
    // A killed command left one of them; another command is writing the other one.
    const [killed, atWork] = [`${old[0]}.unfinished`, `${old[1]}.unfinished`]
    for (const name of [...old, ...others, killed, atWork]) writeFileSync(join(backups, name), '')
    utimesSync(join(backups, killed), new Date(0), new Date(0))
    // Left by a command that was killed.
    const left = join(site.data, 'copy-left')
    mkdirSync(left)
    utimesSync(left, new Date(0), new Date(0))
    const made = await backup('--keep', '2', '--json')
    expect(made).toMatchObject({ code: EXIT.ok, err: expect.stringContaining('holds the key of members') })
    const { file, removed, rows } = JSON.parse(made.out) as { file: string; removed: string[]; rows: number }
    expect(removed).toEqual(old.slice(0, 1))
    expect(readdirSync(backups).sort()).toEqual(
      [...others, old[1], atWork, file.slice(backups.length + 1)].sort(),
    )
    expect(readFileSync(file).includes('Oak stool')).toBe(false)
    expect(readdirSync(site.data).filter((name) => name.startsWith('copy-'))).toEqual([])
    // The shop continues to sell meanwhile, and the commands of its owner work.
    expect((await vitrine('orders', 'list', '--data', site.data)).out).toContain(number)

    const copy = place('copy/shop')
    for (const words of [[], ['--dry-run']])
      expect(await restore(file, copy, '--site', 'elsewhere', ...words)).toEqual({
        code: EXIT.badInput,
        out: '',
        err: expect.stringContaining('No site "elsewhere" is in the backup (--site); it has: main.'),
      })
    expect(existsSync(place('copy'))).toBe(false)
    const both = await Promise.all([restore(file, copy), restore(file, copy)])
    const restored = both.find(({ code }) => code === EXIT.ok)
    expect(both.find((one) => one !== restored)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining(`Another restore to ${copy} is running: process ${process.pid}`),
    })
    expect(restored?.err).toContain('Start it once')
    expect(restored?.out).toContain(`Restored ${rows} rows from`)
    expect(restored?.out).toContain(`1 order can be read, the newest is ${number}.`)
    expect(readFileSync(join(copy, '.downloads/plan.pdf'), 'utf8')).toBe('sold')
    expect(readFileSync(place(`copy/.vitrine/shop/${KEY}`), 'utf8')).toBe('ab'.repeat(32))
    expect((await vitrine('orders', 'show', number, copy)).out).toContain('Anna Berg, Am Markt 1')
    expect(readdirSync(place('copy')).sort()).toEqual(['.vitrine', 'shop'])

    const again = await restore(file, copy)
    expect(again).toMatchObject({ code: EXIT.badInput, err: expect.stringContaining('are there already') })

    const disk = await mountSmallDisk(16)
    try {
      const refused = await restore(file, join(disk.folder, 'shop'))
      expect(refused).toMatchObject({
        code: EXIT.failure,
        err: expect.stringMatching(
          /Nothing was restored: the disk of .* has \d+ MB free, and \d+ MB are needed/,
        ),
      })
      expect(readdirSync(disk.folder, { recursive: true })).toEqual([])
    } finally {
      await disk.remove()
    }

    const server = await startPostgres()
    process.env['DATABASE_URL'] = await server.createDatabase()
    try {
      const moved = await restore(file, place('on-server/shop'))
      expect(moved).toMatchObject({ code: EXIT.ok, err: expect.stringContaining('Set VITRINE_ACCOUNTS_KEY') })
      expect(moved.out).toContain(`the newest is ${number}.`)
      expect((await vitrine('orders', 'show', number, place('on-server/shop'))).out).toContain('Anna Berg')
      expect(await restore(file, place('third/shop'))).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringContaining('has data already'),
      })
      const fromServer = await vitrine('backup', place('on-server/shop'), '--dry-run')
      expect(fromServer.out).toContain('shop_order: 1 row')
      const back = ['--to', 'folder', '--data', place('moved'), '--dry-run', '--json']
      const move = JSON.parse((await vitrine('move', place('on-server/shop'), ...back)).out) as unknown
      const orders = { table: 'shop_order', rows: 1 }
      expect(move).toMatchObject({ to: place('moved'), isMoved: false, rows: expect.any(Number) })
      expect(move).toMatchObject({ tables: expect.arrayContaining([orders]) })

      // A site that may still take orders on the server is not moved, since these would be lost.
      const sql = valueOf(await openPostgres({ url: process.env['DATABASE_URL'] ?? '', connections: 1 }))
      // Sessions may have been ended since the backup, which had one of a member and one of an owner.
      for (const table of SESSIONS) {
        expect(planned.out).toContain(`${table}: 1 row`)
        expect((await sql.query(`SELECT id FROM ${table}`)).rows).toEqual([])
      }
      const lastJob = (atMs: number) => sql.query('UPDATE job SET started_on = $1', [atMs])
      await sql.query(
        `INSERT INTO job (site_id, id, due_on, failures) VALUES ('main', 'mails', 0, 0) ON CONFLICT DO NOTHING`,
      )
      await lastJob(Date.now())
      const toFolder = ['--to', 'folder', '--data', place('moved')]
      // An earlier move left its database there.
      mkdirSync(place('moved/database.moved'), { recursive: true })
      expect(await vitrine('move', place('on-server/shop'), ...toFolder)).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringContaining('A site was at work on PostgreSQL'),
      })
      await lastJob(Date.now() - 100_000)
      await sql.close()
      expect(await vitrine('move', place('on-server/shop'), ...toFolder)).toMatchObject({ code: EXIT.ok })
    } finally {
      delete process.env['DATABASE_URL']
      await server.close()
    }

    truncateSync(file, 100)
    expect(await vitrine('backup', 'verify', file, '--passphrase-file', passphraseFile)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('damaged'),
    })
    const before = readdirSync(place('copy/shop')).sort()
    expect(await restore(file, copy, '--replace')).toMatchObject({ code: EXIT.badInput })
    expect(readdirSync(copy).sort()).toEqual(before)
  })

  const table = { table: 'member', rows: 1, digest: '0'.repeat(64) }
  const made = MIGRATIONS.map(({ id }) => id)
  it.each([
    ['of a newer version', { migrations: [...'abcdef'] }, '(a, b, c, d, e and 1 more)'],
    [
      'that lacks a migration in the middle',
      { migrations: made.filter((_, at) => at !== 1) },
      `lacks the migration ${made[1]}`,
    ],
    ['that lacks the first migrations', { migrations: made.slice(2) }, `lacks the migration ${made[0]}`],
    ['with a broken table', { migrations: made, tables: [table] }, 'a part of the table member cannot'],
  ])('of others is not restored, and nothing of it is left: %s', async (_, more, problem) => {
    const files = { 'site/index.html': '<p>', 'tables/member/000001.ndjson': '<p>' }
    const bytes = await sealArchive(archiveParts(files, more), PASSPHRASE)
    const [file, folder] = [place('hostile.age'), place('hostile/deep/shop')]
    writeFileSync(file, bytes)
    mkdirSync(place('hostile'), { recursive: true })
    expect(await restore(file, folder)).toMatchObject({ err: expect.stringContaining(problem) })
    expect(readdirSync(place('hostile'), { recursive: true })).toEqual([])
  })

  it.each([
    ['a path', { 'other/a\nRestored 5 rows': '' }, {}],
    ['a migration', {}, { migrations: ['x\nRestored 5 rows'] }],
    ['a column', { 'tables/member/000001.ndjson': '["x\\nRestored 5 rows"]\n[1]' }, { tables: [table] }],
  ])('of others says nothing in a line of its own: %s', async (_, files, more) => {
    const parts = archiveParts({ 'site/index.html': '<p>', ...files }, { migrations: made, ...more })
    writeFileSync(place('quoting.age'), await sealArchive(parts, PASSPHRASE))
    const { err } = await restore(place('quoting.age'), place('quoting/shop'))
    expect(err).toMatch(/^(?!Restored).+ Restored 5 rows/m)
    expect(err).not.toMatch(/^Restored/m)
  })

  it.each([[['orders', 'list']], [['backup', '--dry-run']], [['demo-orders']], [['serve', '--port', '0']]])(
    'creates no empty shop beside data that were moved to a server: %s',
    async (words) => {
      mkdirSync(place('gone/database.moved'), { recursive: true })
      const named = words[0] === 'backup' ? [...words, '--passphrase-file', passphraseFile] : words
      expect(await vitrine(...named, site.folder, '--data', place('gone'))).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringMatching(/were moved to PostgreSQL: set DATABASE_URL.*remove .*database\.moved\.$/),
      })
      expect(readdirSync(place('gone'))).toEqual(['database.moved'])
    },
  )

  it.each([
    [() => ['--passphrase-file', place('none')], 'cannot be read'],
    [() => ['--to', site.folder], 'one contains the other'],
    [() => ['--data', place('nothing')], 'There are no data in'],
  ])('is refused %#', async (words, message) => {
    expect(await backup(...words())).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining(message),
    })
  })

  it('is not backed up without a passphrase, or with a short one', async () => {
    const without = await vitrine('backup', site.folder, '--data', site.data)
    expect(without).toMatchObject({ code: EXIT.badInput, err: expect.stringContaining('openssl rand') })
    writeFileSync(place('short'), 'short')
    expect(await backup('--passphrase-file', place('short'))).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('fewer than 12'),
    })
  })

  it.each([
    ['restore', 'any.age', 'folder'],
    ['backup', 'verify', 'any.age'],
  ])('needs the passphrase that it was made with: %s', async (...words) => {
    const without = await vitrine(...words)
    expect(without).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('the one with which this backup was made'),
    })
    expect(without.err).not.toContain('openssl')
  })
})
