import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findLockHolder, openDatabase } from '../../../../../adapters/server/sql/engine/index.js'
import type { DatabaseOptions, OpenFailure } from '../../../../../adapters/server/sql/engine/index.js'
import { buildChildScript } from '../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../support/processes/child-script.js'
import { openTestPglite, temporaryFolder } from '../../../../support/sql/temporary-pglite.js'

const TIMEOUT_MS = 120_000

async function failureOf(options: DatabaseOptions): Promise<OpenFailure> {
  const opened = await openDatabase(options)
  if (!opened.ok) return opened.failure
  await opened.value.close()
  throw new Error('the database was opened')
}

/** A launcher that gives a process its own process numbers, as a container does. */
function ownPidNamespace(): readonly [string, ...string[]] {
  const words = [
    ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
    ...['--pid', '--fork', '--kill-child', '--mount-proc'],
  ]
  const tried = spawnSync('unshare', [...words, 'true'], { encoding: 'utf8' })
  if (tried.status === 0) return ['unshare', ...words]
  throw new Error(
    'This test makes pid namespaces: run it on Linux, as root or where users may make them (' +
      `${tried.error?.message ?? tried.stderr.trim()}).`,
  )
}

/** The letter of the process table; empty when there is no such process. */
const stateOf = (pid: number): string =>
  existsSync(`/proc/${pid}/stat`)
    ? (/\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '')
    : ''

async function untilZombie(pid: number): Promise<void> {
  for (let waitedMs = 0; stateOf(pid) !== 'Z'; waitedMs += 20) {
    if (waitedMs > TIMEOUT_MS) throw new Error(`process ${pid} is no zombie but "${stateOf(pid)}"`)
    await wait(20)
  }
}

describe('a data folder', () => {
  let folder: string
  let remove: () => Promise<void>
  let holding: ChildScript
  beforeAll(async () => {
    holding = await buildChildScript('holding-folder')
  }, TIMEOUT_MS)
  afterAll(() => holding.remove())
  beforeEach(async () => {
    ;({ folder, remove } = await temporaryFolder())
  })
  afterEach(() => remove())

  it(
    'is refused as a copy of an open folder, and opens after a crash or as a copy of a closed one',
    async () => {
      const copies = await temporaryFolder()
      const copy = (name: string): string => {
        const to = join(copies.folder, name)
        cpSync(folder, to, { recursive: true })
        return to
      }
      const sql = await openTestPglite(folder)
      const hot = copy('hot')
      await sql.close()
      const atRest = copy('at-rest')
      const refused = await failureOf({ folder: hot })
      expect(refused.message).toContain('was copied while a site had it open')
      expect(refused.message).toContain(join(hot, 'vitrine.lock'))
      // A second attempt is refused too, until the owner confirms that the site had ended.
      expect((await failureOf({ folder: hot })).tag).toBe('unreadable')
      rmSync(join(hot, 'vitrine.lock'))
      for (const each of [hot, atRest, folder]) await (await openTestPglite(each)).close()
      await copies.remove()
    },
    TIMEOUT_MS,
  )

  it(
    'belongs to one process, is refused to a second with the number of the first, and is free after a kill',
    async () => {
      const data = join(folder, 'data')
      const child = holding.start(data)
      await child.line(/READY/)
      const failure = await failureOf({ folder: data })
      expect(failure).toMatchObject({ tag: 'in-use', pid: child.process.pid, location: data })
      expect(failure.message).toContain(String(child.process.pid))
      expect(failure.message).toContain(data)
      child.process.kill('SIGKILL')
      await child.ended
      expect(existsSync(join(data, 'vitrine.lock'))).toBe(true)
      await (await openTestPglite(data)).close()
      expect(existsSync(join(data, 'vitrine.lock'))).toBe(false)
    },
    TIMEOUT_MS,
  )

  it(
    'is refused to a second opener in the same process, and free after it was closed',
    async () => {
      const sql = await openTestPglite(folder)
      expect(await failureOf({ folder })).toMatchObject({ tag: 'in-use', pid: process.pid })
      await sql.close()
      await (await openTestPglite(folder)).close()
      expect(readdirSync(folder)).toEqual(['database'])
    },
    TIMEOUT_MS,
  )

  it.each([
    ['removed', (lock: string) => rmSync(lock)],
    ['put aside', (lock: string) => renameSync(lock, `${lock}.old`)],
    ['copied over', (lock: string) => (copyFileSync(lock, `${lock}.new`), renameSync(`${lock}.new`, lock))],
  ])(
    'stays with its process when the lock file is %s meanwhile',
    async (_, change) => {
      const sql = await openTestPglite(folder)
      change(join(folder, 'vitrine.lock'))
      expect(await failureOf({ folder })).toMatchObject({ tag: 'in-use', location: folder })
      await sql.close()
      await (await openTestPglite(folder)).close()
    },
    TIMEOUT_MS,
  )

  it.each([
    ['that is gone', { pid: 4_000_000, host: hostname() }],
    ['whose number this one has now', { pid: process.pid, host: hostname() }],
    ['whose number another one has now', { pid: 1, host: hostname() }],
    ['of a container that is gone', { pid: 1, host: `not-${hostname()}` }],
  ])(
    'is taken over from a process %s, with any data that it has written there',
    async (_, holder) => {
      writeFileSync(join(folder, 'vitrine.lock'), JSON.stringify(holder))
      const sql = await openTestPglite(folder)
      expect(JSON.parse(readFileSync(join(folder, 'vitrine.lock'), 'utf8'))).toMatchObject({
        pid: process.pid,
      })
      await sql.close()
    },
    TIMEOUT_MS,
  )

  it(
    'belongs to one of two containers whose host names and process numbers are equal',
    async () => {
      const data = join(folder, 'data')
      const first = holding.startUnder(ownPidNamespace(), data)
      try {
        expect(await first.line(/READY/)).toBe('READY 1')
        const second = holding.startUnder(ownPidNamespace(), data)
        await expect(second.line(/READY/)).rejects.toThrow(/in use by a process of another container/)
        expect((await failureOf({ folder: data })).message).toContain('number 1 in there')
      } finally {
        first.process.kill('SIGKILL')
        await first.ended
      }
      await (await openTestPglite(data)).close()
    },
    TIMEOUT_MS,
  )

  it(
    'is free at once when its process was killed, though it is not reaped yet',
    async () => {
      const data = join(folder, 'data')
      const parent = holding.startUnder(['sh', '-c', '"$@" & wait', 'sh'], data)
      try {
        const pid = Number((await parent.line(/READY/)).split(' ')[1])
        parent.process.kill('SIGSTOP')
        process.kill(pid, 'SIGKILL')
        await untilZombie(pid)
        await (await openTestPglite(data)).close()
        expect(stateOf(pid)).toBe('Z')
      } finally {
        parent.process.kill('SIGKILL')
        await parent.ended
      }
    },
    TIMEOUT_MS,
  )

  it(
    'has a lock file that others can check without taking it',
    async () => {
      expect(findLockHolder(folder)).toBeNull()
      const sql = await openTestPglite(folder)
      expect(findLockHolder(folder)).toMatchObject({ pid: process.pid })
      await sql.close()
      writeFileSync(join(folder, 'vitrine.lock'), JSON.stringify({ pid: process.pid, host: hostname() }))
      expect(findLockHolder(folder)).toBeNull()
      await (await openTestPglite(folder)).close()
    },
    TIMEOUT_MS,
  )

  it('that cannot be made is reported with its path and the reason', async () => {
    writeFileSync(join(folder, 'file'), '')
    for (const place of [join(folder, 'file'), join(folder, 'file', 'below')]) {
      const failure = await failureOf({ folder: place })
      expect(failure).toMatchObject({ tag: 'not-writable', location: place })
      expect(failure.message).toMatch(/cannot be written: .*file.*Choose another folder/)
    }
  })

  it('is refused in Deno, which cannot lock it, before anything is written', async () => {
    Reflect.set(globalThis, 'Deno', {})
    try {
      const failure = await failureOf({ folder })
      expect(failure).toMatchObject({ tag: 'not-writable', location: folder })
      expect(failure.message).toMatch(/cannot be locked in Deno.*Node.*DATABASE_URL/)
      expect(readdirSync(folder)).toEqual([])
      expect(findLockHolder(folder)).toBeNull()
    } finally {
      Reflect.deleteProperty(globalThis, 'Deno')
    }
  })

  it('that no file system can make is refused at once', async () => {
    const place = existsSync('/proc') ? '/proc/vitrine/data' : join(folder, 'missing\0')
    expect(await failureOf({ folder: place })).toMatchObject({ tag: 'not-writable', location: place })
  })

  it('of another version of the engine is not changed', async () => {
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n')
    const failure = await failureOf({ folder })
    expect(failure).toMatchObject({ tag: 'other-version', location: folder })
    expect(failure.message).toMatch(/version 17 .*version 18/)
    expect(readdirSync(folder)).toEqual(['database'])
  })

  it('with other files is not changed', async () => {
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'photo.jpg'), '')
    expect(await failureOf({ folder })).toMatchObject({ tag: 'unreadable' })
    expect(readdirSync(join(folder, 'database'))).toEqual(['photo.jpg'])
  })

  it(
    'with a damaged database is refused with one sentence, without the source of the engine',
    async () => {
      await (await openTestPglite(folder)).close()
      writeFileSync(join(folder, 'database', 'global', 'pg_control'), 'damaged')
      const failure = await failureOf({ folder })
      expect(failure).toMatchObject({ tag: 'unreadable', location: folder })
      expect(failure.message.length).toBeLessThan(600)
      expect(failure.message).toContain('backup')
    },
    TIMEOUT_MS,
  )

  it(
    'that a newer program has changed is refused and stays unchanged',
    async () => {
      const sql = await openTestPglite(folder)
      await sql.query(`INSERT INTO schema_migration (site_id, id) VALUES ('*', '9999-later')`)
      await sql.close()
      const failure = await failureOf({ folder })
      expect(failure).toMatchObject({ tag: 'newer-schema' })
      expect(failure.message).toMatch(/9999-later/)
      expect(failure.message).toContain(folder)
      expect(readdirSync(folder)).toEqual(['database'])
    },
    TIMEOUT_MS,
  )

  it(
    'is created again after an interrupted creation',
    async () => {
      mkdirSync(join(folder, 'database.new-123'))
      writeFileSync(join(folder, 'database.new-123', 'half'), '')
      await (await openTestPglite(folder)).close()
      expect(readdirSync(folder)).toEqual(['database'])
    },
    TIMEOUT_MS,
  )
})
