import { beforeEach, describe, expect, it } from '@jest/globals'
import { DEFAULT_ACCOUNT_SETTINGS } from '../../../../../core/accounts/index.js'
import type { AccountEntry } from '../../../../../core/accounts/index.js'
import { UPLOAD_TIME_MS } from '../../../../../core/site/index.js'
import { fileOf } from '../../../../../core/use-cases/accounts/files/account-file.js'
import { forgetFiles } from '../../../../../core/use-cases/accounts/files/forget-files.js'
import { reserveFile } from '../../../../../core/use-cases/accounts/files/reserve-file.js'
import { takeFiles } from '../../../../../core/use-cases/accounts/files/take-files.js'
import type { FileState } from '../../../../../core/use-cases/accounts/storage/file-records.js'
import { createFakeFileRecords } from '../../../../fakes/file-records.fake.js'
import { createFakeFileStore } from '../../../../fakes/file-store.fake.js'

const MB = 1024 * 1024
const DAY_MS = 86_400_000
const BEGUN_MS = 1_700_000_000_000
const FIELD = 'photo'

let nowMs = BEGUN_MS
let fake = createFakeFileRecords()
beforeEach(() => {
  nowMs = BEGUN_MS
  fake = createFakeFileRecords()
})

const ports = () => ({
  unitOfWork: <T>(work: (unit: typeof fake) => Promise<T>) => work(fake),
  store: fake,
  clock: { wallTime: () => nowMs },
  settings: { ...DEFAULT_ACCOUNT_SETTINGS, memberFilesMb: 10, allFilesMb: 25 },
  files: createFakeFileStore(),
})
const reserve = (id: string, memberId: string, sizeMb: number) =>
  reserveFile(fake, ports(), {
    id,
    memberId,
    fieldId: FIELD,
    name: 'photo.png',
    token: 'secret',
    createdOnMs: nowMs,
    sizeBytes: sizeMb * MB,
  })

describe('the room for files', () => {
  it('is limited for one member and for all', async () => {
    expect(await reserve('1', 'ada', 10)).toBe('fits')
    expect(await reserve('2', 'ada', 1)).toBe('member-full')
    expect(await reserve('3', 'bob', 10)).toBe('fits')
    expect(await reserve('4', 'eve', 6)).toBe('site-full')
    expect(await reserve('5', 'eve', 5)).toBe('fits')
    expect([...fake.files.keys()]).toEqual(['1', '3', '5'])
  })

  it('is free again once an upload was not sent in time', async () => {
    expect(await reserve('1', 'ada', 10)).toBe('fits')
    nowMs += UPLOAD_TIME_MS - 1
    expect(await reserve('2', 'ada', 10)).toBe('member-full')
    nowMs += 1
    expect(await reserve('2', 'ada', 10)).toBe('fits')
    expect([await fake.fileRecords.bytesOf('ada'), await fake.fileRecords.lockBytes()]).toEqual([
      10 * MB,
      10 * MB,
    ])
  })

  it.each<readonly [FileState, afterMs: number, isKept: boolean]>([
    ['dropped', 0, false],
    ['arrived', DAY_MS, true],
    ['arrived', DAY_MS + 1, false],
    ['receiving', DAY_MS + 1, false],
    ['saved', 400 * DAY_MS, true],
  ])('is freed by the upkeep: %s, after %d ms, kept: %p', async (state, afterMs, isKept) => {
    await reserve('1', 'ada', 2)
    await fake.fileRecords.move('1', 'expected', state)
    nowMs += afterMs
    await forgetFiles(ports())
    expect(fake.files.has('1')).toBe(isKept)
    expect(await fake.fileRecords.bytesOf('ada')).toBe(isKept ? 2 * MB : 0)
  })
})

const entry = (value: AccountEntry['value'], id = FIELD): AccountEntry => ({ id, type: 'FileRef', value })
const file = (id: string) => ({ tag: 'file' as const, file: fileOf(id) })

describe('the files of a form', () => {
  beforeEach(async () => {
    for (const [id, memberId] of [
      ['new', 'ada'],
      ['old', 'ada'],
      ['of bob', 'bob'],
    ] as const)
      await reserve(id, memberId, 1)
    await fake.fileRecords.move('new', 'expected', 'arrived')
    await fake.fileRecords.move('of bob', 'expected', 'arrived')
    await fake.fileRecords.move('old', 'expected', 'saved')
  })

  const states = () => [...fake.files.values()].map(({ state }) => state)
  const take = (one: AccountEntry, values = { [FIELD]: file('old') }) =>
    takeFiles(fake, { id: 'ada', values }, [one])

  it('replace the file of the field', async () => {
    const taken = await take(entry({ tag: 'uploaded', key: 'new' }))
    expect(taken).toEqual({ values: { [FIELD]: file('new') }, refused: [] })
    expect(states()).toEqual(['saved', 'dropped', 'arrived'])
  })

  it('are saved once', async () => {
    await take(entry({ tag: 'uploaded', key: 'new' }))
    expect(await take(entry({ tag: 'uploaded', key: 'new' }))).toEqual({ values: {}, refused: [FIELD] })
  })

  it.each([
    ['of another member', entry({ tag: 'uploaded', key: 'of bob' })],
    ['of another field', entry({ tag: 'uploaded', key: 'new' }, 'paper')],
    ['that does not exist', entry({ tag: 'uploaded', key: 'none' })],
    ['that was saved before', entry({ tag: 'uploaded', key: 'old' })],
    ['that the field does not have', entry({ tag: 'kept', fileId: 'new' })],
  ])('are refused: a file %s', async (_, one) => {
    expect(await take(one)).toEqual({ values: {}, refused: [one.id] })
    expect(states()).toEqual(['arrived', 'saved', 'arrived'])
  })

  it('stay where the form keeps them', async () => {
    expect(await take(entry({ tag: 'kept', fileId: 'old' }))).toEqual({
      values: { [FIELD]: file('old') },
      refused: [],
    })
    expect(states()).toEqual(['arrived', 'saved', 'arrived'])
  })
})
