import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { openPglite } from '../../../../../adapters/server/sql/engine/index.js'
import { buildChildScript } from '../../../../support/processes/child-script.js'
import { emptyDisk, fillDisk, mountSmallDisk, takeFiles } from '../../../../support/files/small-disk.js'
import type { SmallDisk } from '../../../../support/files/small-disk.js'
import { openTestPglite } from '../../../../support/sql/temporary-pglite.js'

const TIMEOUT_MS = 180_000
const DISK_MEGABYTES = 220

let disk: SmallDisk
afterEach(() => disk.remove())

describe('the embedded database on a disk that has room for no more files', () => {
  beforeEach(async () => {
    disk = await mountSmallDisk(DISK_MEGABYTES, 3000)
  })

  it(
    'refuses changes with a code, keeps directory entries correct, and goes on once there is space',
    async () => {
      const sql = await openTestPglite(join(disk.folder, 'data'))
      const answerOf = (asked: Promise<unknown>): Promise<unknown> =>
        asked.then(
          () => 'done',
          ({ code, message }: { readonly code: string; readonly message: string }) => [code, message],
        )
      // This number of rows needs a new file for the table's map of free space.
      const rows = `INSERT INTO growing SELECT repeat('x', 2000) FROM generate_series(1, 500)`
      await sql.query('CREATE TABLE growing (content TEXT)')
      const suddenly = sql.tx(async ({ query }) => {
        takeFiles(disk.folder, 0)
        await query(rows)
      })
      expect(await answerOf(suddenly)).toEqual(['53100', expect.stringMatching(/could not create file/)])
      expect(await answerOf(sql.query(rows))).toEqual([
        '53100',
        `The disk of ${join(disk.folder, 'data')} has only room for 0 more files; 256 are needed: ` +
          'until then nothing can be changed.',
      ])
      expect((await sql.query('SELECT count(*) AS count FROM growing')).rows).toEqual([{ count: 0 }])
      emptyDisk(disk.folder)
      expect(await answerOf(sql.query(rows))).toBe('done')
      expect((await sql.query('SELECT count(*) AS count FROM growing')).rows).toEqual([{ count: 500 }])
      await sql.close()
    },
    TIMEOUT_MS,
  )
})

describe('the embedded database on a full disk', () => {
  beforeEach(async () => {
    disk = await mountSmallDisk(DISK_MEGABYTES)
  })

  it(
    'answers queries, refuses changes with a code, and goes on once there is space',
    async () => {
      const script = await buildChildScript('full-disk')
      const child = script.start(disk.folder)
      try {
        await child.line(/^DONE/)
        const told = child.lines.map((line) => line.replace(/only \d+ MB free/, 'only N MB free'))
        expect(told).toEqual([
          'ROOM added=yes cart=2 products=1',
          'NEARLY-FULL added=ShopReadOnly cart=2 products=1',
          `REFUSED 53100 The disk of ${join(disk.folder, 'data')} has only N MB free; ` +
            '64 MB are needed: until then nothing can be changed.',
          'FREED added=yes cart=3 products=1',
          'STOPPED 57P02',
          'FULL added=ShopReadOnly cart=unreachable products=unreachable',
          'FREED-AGAIN added=yes cart=4 products=1',
          'CONTENT [{"content":""}]',
          'DONE',
        ])
        child.process.kill('SIGTERM')
        expect(await child.ended).toBe(0)
      } finally {
        child.process.kill('SIGKILL')
        await child.ended
        await script.remove()
      }
    },
    TIMEOUT_MS,
  )

  it(
    'ends a process whose engine hangs, and keeps acknowledged changes',
    async () => {
      const script = await buildChildScript('hanging-engine')
      const child = script.start(disk.folder)
      await child.line(/^HANGING/)
      child.process.kill('SIGTERM')
      expect(await child.ended).toBe('SIGKILL')
      expect(child.errors.join('')).toMatch(/does not answer any more.*The disk is nearly full/)
      emptyDisk(disk.folder)
      const sql = await openTestPglite(join(disk.folder, 'data'))
      expect((await sql.query('SELECT id FROM probe')).rows).toEqual([{ id: 7 }])
      await sql.close()
      await script.remove()
    },
    TIMEOUT_MS,
  )

  it('is not opened if the recovery from a crash might fill the disk', async () => {
    fillDisk(disk.folder, 40)
    const opened = await openPglite({ folder: join(disk.folder, 'data') })
    expect(opened).toMatchObject({ ok: false, failure: { tag: 'not-writable' } })
    expect(!opened.ok && opened.failure.message).toMatch(/has only \d+ MB free; 64 MB are needed/)
  })
})
