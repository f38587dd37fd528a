import { describe, expect, it } from '@jest/globals'
import {
  backupCommand,
  backupName,
  backupStanding,
  isAbandoned,
  isBackupOf,
  isUnfinishedOf,
  keptFilePath,
  misplacedEntry,
  nextBackupOn,
  outdatedBackups,
  parseKeptFilePath,
  parseManifest,
  roomProblem,
  unfinishedName,
} from '../../../../core/use-cases/backups/index.js'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NOON = Date.UTC(2026, 10, 26, 12)

describe('the backups of a site', () => {
  it.each([
    [
      { folder: '/srv/shop', dataFolder: '/srv/data', siteId: 'main' },
      '/srv/shop --data /srv/data --passphrase-file',
    ],
    [{ folder: '/srv/shop', dataFolder: null, siteId: 'two' }, '/srv/shop --site two --passphrase-file'],
    [
      { folder: "/home/me/Ada's shop", dataFolder: '/d;rm -rf', siteId: 'main' },
      `'/home/me/Ada'\\''s shop' --data '/d;rm -rf' --passphrase-file`,
    ],
  ])('are made by a command that a shell reads as %j', (site, words) => {
    expect(backupCommand(site)).toBe(
      `npx vitrine backup ${words} ~/backup-passphrase --to /mnt/backups --keep 7 --every 1`,
    )
  })

  it('have names that sort by time and belong to one site', () => {
    expect(backupName('my-site', NOON)).toBe('my-site.2026-11-26T12-00-00Z.tar.gz.age')
    expect(isBackupOf('my-site', backupName('my-site', NOON))).toBe(true)
    for (const name of ['my-site.v2.2026-11-26T12-00-00Z.tar.gz.age', 'my-site.tar.gz.age', 'orders.csv'])
      expect(isBackupOf('my-site', name)).toBe(false)
  })

  it.each([
    ['of the site', unfinishedName(backupName('shop', NOON)), true],
    ['that is complete', backupName('shop', NOON), false],
    ['of another site', unfinishedName(backupName('shop2', NOON)), false],
    ['that is none', unfinishedName('shop.txt'), false],
  ])('know an archive that is not complete: one %s', (_, name, isUnfinished) => {
    expect(isUnfinishedOf('shop', name)).toBe(isUnfinished)
  })

  it.each([
    [HOUR_MS - 1, false],
    [HOUR_MS, true],
    [-HOUR_MS, false],
  ])('leave an archive to its backup that was written %s ms ago: %s', (ageMs, isLeft) => {
    expect(isAbandoned(NOON - ageMs, NOON)).toBe(isLeft)
  })

  it('keep the newest, and files that are no backups', () => {
    const days = [0, 1, 2, 3, 4].map((day) => backupName('shop', NOON + day * DAY_MS))
    const others = [backupName('shop2', NOON), 'shop.txt', `${days[0]}.unfinished`]
    const names = [...others, ...days].reverse()
    expect(outdatedBackups('shop', names, 2)).toEqual(days.slice(0, 3))
    expect(outdatedBackups('shop', names, 5)).toEqual([])
    expect(outdatedBackups('shop', names, 0)).toEqual(days)
  })

  it.each([
    [100, 164, null],
    [100, 163, 'the disk of /shop has 163 MB free, and 164 MB are needed'],
    [0, 63, 'the disk of /shop has 63 MB free, and 64 MB are needed'],
  ])('are restored if the disk has room: %s MB on %s MB', (size, free, expected) => {
    const entry = (path: string, sizeBytes: number) => ({ path, sizeBytes, sha256: '' })
    const entries = [entry('site/index.html', size * 1024 ** 2), entry('tables/orders/1', 1024 ** 4)]
    const disk = {
      folder: '/shop',
      freeBytes: free * 1024 ** 2,
      takes: (path: string) => path.startsWith('site/'),
    }
    expect(roomProblem({ entries }, [disk])).toBe(expected)
  })

  it.each([
    [null, { tag: 'never' }],
    [
      { hours: 0, every: 1 },
      { tag: 'current', days: 0 },
    ],
    [
      { hours: 29, every: 1 },
      { tag: 'current', days: 1 },
    ],
    [
      { hours: 31, every: 1 },
      { tag: 'overdue', days: 1 },
    ],
    [
      { hours: 24 * 7, every: 7 },
      { tag: 'current', days: 7 },
    ],
    [
      { hours: 24 * 8, every: 7 },
      { tag: 'overdue', days: 8 },
    ],
    // The clock was set back since.
    [
      { hours: -5, every: 1 },
      { tag: 'current', days: 0 },
    ],
  ])('%j are in the state %j', (last, standing) => {
    const madeOn = NOON - (last?.hours ?? 0) * HOUR_MS
    const known = last && { madeOn, dueOn: nextBackupOn(madeOn, last.every), file: 'f' }
    expect(backupStanding(known, NOON)).toMatchObject(standing)
  })

  it.each([
    [null, 'not an object'],
    [{}, 'format undefined'],
    [{ format: 2 }, 'format 2'],
    [{ format: 1, program: 'x' }, 'lacks a part'],
    [
      { format: 1, program: '1', madeOn: -1, site: 's', migrations: [], tables: [], entries: [] },
      'lacks a part',
    ],
    [
      { format: 1, program: '1', madeOn: 1, site: 's', migrations: [], tables: [{}], entries: [] },
      'lacks a part',
    ],
  ])('refuse the manifest %j', (input, reason) => {
    expect(parseManifest(input)).toEqual({ ok: false, failure: expect.stringContaining(reason) })
  })

  it.each([
    ['main', 'forms/a-B_9'],
    ['shop of ü/x', 'accounts/1'],
    ['a.b', 'forms/x'],
  ])('keep files of the site %j under the key %s', (siteId, key) => {
    const path = keptFilePath({ siteId, key })
    expect(parseKeptFilePath(path)).toEqual({ siteId, key })
    expect(misplacedEntry({ path, sizeBytes: 1 })).toBe(null)
  })

  it.each([
    'files/main/doctor/x',
    'files/main/forms/../x',
    'files/main/forms/a/b',
    'files/main/forms/a.png',
    'files/main/forms/',
    'files/main/forms/a\n',
    'files/forms/x',
    'files//forms/x',
    'files/../forms/x',
    'files/%2e%2e/forms/x',
    'files/a%2F..%2Fb/forms/x',
    'files/%6dain/forms/x',
    'files/%zz/forms/x',
    'files/a b/forms/x',
  ])('refuse %j, which no backup of this program holds', (path) => {
    expect(parseKeptFilePath(path)).toBe(null)
    expect(misplacedEntry({ path, sizeBytes: 1 })).not.toBe(null)
  })
})
