import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSqlFileStore, createSqlForms } from '../../../../adapters/server/forms/index.js'
import { cleanUpForms, deleteSubmissions } from '../../../../core/use-cases/forms/delete-submissions.js'
import { createSqlRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { createSqlMailOutbox } from '../../../../adapters/server/sql/mails/index.js'
import type { FormStorage } from '../../../../adapters/server/forms/index.js'
import { readKeptFile } from '../../../../core/ports/platform/read-kept-file.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import type {
  NewFormSubmission,
  SubmissionFilter,
} from '../../../../core/ports/forms/form-submissions.port.js'
import type { ListCursor } from '../../../../core/ports/owner/owner-list.port.js'
import { DATABASES } from '../../../support/sql/databases.js'
import { inPieces } from '../../../support/files/in-pieces.js'
import { valueOf } from '../../../support/value-of.js'

const DAY_MS = 24 * 60 * 60_000
const SLOW_MS = 120_000
const NEWEST_FIRST = { key: 'time', isDescending: true } as const

describe.each(DATABASES)('forms in %s', (_, openSql) => {
  let sql: Sql
  let forms: FormStorage
  let files: FileStore
  let siteId = ''
  let nowMs = 1_800_000_000_000
  let count = 0
  const clock = { wallTime: () => nowMs }
  const random = { token: () => `${++count}`.padStart(19, '0').padEnd(32, '0') }

  beforeAll(async () => {
    sql = await openSql()
  }, SLOW_MS)
  afterAll(() => sql.close(), SLOW_MS)
  beforeEach(() => {
    siteId = `site-${++count}`
    forms = createSqlForms({ sql, siteId, clock, random })
    files = createSqlFileStore(sql, siteId)
  })

  const submission = (change: Partial<NewFormSubmission> = {}): NewFormSubmission => ({
    attempt: null,
    formName: 'Contact',
    pageId: 'p1',
    source: 'https://shop.test/',
    fields: { Name: 'Ada', __proto__x: '"quoted" \n' },
    files: {},
    ...change,
  })
  const add = async (change?: Partial<NewFormSubmission>): Promise<void> =>
    valueOf(await forms.submissions.add(submission(change), { needsMail: true }))
  const page = async (filter: SubmissionFilter = {}, limit = 100, after: ListCursor | null = null) =>
    valueOf(await forms.list.page({ filter, sort: NEWEST_FIRST, limit, after }))
  const names = async (filter?: SubmissionFilter): Promise<readonly string[]> =>
    (await page(filter)).items.map(({ formName }) => formName)
  const uploaded = async (content = 'hello'): Promise<string> => {
    const file = {
      name: 'cv.pdf',
      sizeBytes: content.length,
      expiresAtMs: nowMs + 1000,
      totalLimitBytes: 1e9,
    }
    const { id = '', token = '' } = valueOf(await forms.uploads.allow(file)) ?? {}
    expect(valueOf(await forms.uploads.redeem({ id, token }))).toMatchObject({ id, name: 'cv.pdf' })
    valueOf(await files.put(`forms/${id}`, inPieces(Buffer.from(content))))
    valueOf(await forms.uploads.markArrived(id))
    return id
  }

  it('keep no readable token of an upload', async () => {
    const ticket = { name: 'a.txt', sizeBytes: 5, expiresAtMs: nowMs + DAY_MS, totalLimitBytes: 100 }
    const allowed = valueOf(await forms.uploads.allow(ticket))!
    const { rows } = await sql.query('SELECT token FROM form_file WHERE site_id = $1', [siteId])
    expect(rows).toEqual([{ token: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(rows)).not.toContain(allowed.token)
    expect(valueOf(await forms.uploads.redeem(allowed))).toMatchObject({ id: allowed.id })
  })

  it('are listed newest first, by form, id and age, page by page', async () => {
    for (const formName of ['A', 'B', 'A', 'C']) {
      await add({ formName })
      nowMs += 1000
    }
    expect(await names()).toEqual(['C', 'A', 'B', 'A'])
    expect(await names({ formName: 'A' })).toEqual(['A', 'A'])
    expect(await names({ beforeMs: nowMs - 2500 })).toEqual(['B', 'A'])
    const { items, next } = await page({}, 2)
    const [first] = items
    expect((await page({}, 2, next)).items.map(({ formName }) => formName)).toEqual(['B', 'A'])
    expect(await names({ id: first?.id ?? '' })).toEqual(['C'])
    expect(valueOf(await forms.submissions.count({ formName: 'A' }))).toBe(2)
    expect(first?.fields).toEqual({ Name: 'Ada', __proto__x: '"quoted" \n' })
  })

  it('of the same moment are all in the pages of a list', async () => {
    for (let index = 0; index < 5; index++) await add({ formName: `F${index}` })
    const seen: string[] = []
    for (let after: ListCursor | null = null; ;) {
      const { items, next } = await page({}, 2, after)
      seen.push(...items.map(({ formName }) => formName))
      if (next === null) break
      after = next
    }
    expect(seen.sort()).toEqual(['F0', 'F1', 'F2', 'F3', 'F4'])
  })

  it('keep files of any size unchanged', async () => {
    const large = new Uint8Array(2_500_000).map((_, index) => index % 251)
    valueOf(await files.put('forms/large', inPieces(large)))
    expect(Buffer.compare(valueOf(await readKeptFile(files, 'forms/large')) ?? new Uint8Array(), large)).toBe(
      0,
    )
    valueOf(await files.put('forms/large', inPieces(new Uint8Array(0))))
    expect(valueOf(await readKeptFile(files, 'forms/large'))).toEqual(new Uint8Array(0))
    expect(valueOf(await readKeptFile(files, 'forms/none'))).toBeNull()
    valueOf(await files.remove('forms/large'))
    expect(valueOf(await readKeptFile(files, 'forms/large'))).toBeNull()
    expect((await files.put('../x', inPieces(large))).ok).toBe(false)
    const { rows } = await sql.query('SELECT id FROM stored_file_part WHERE site_id = $1', [siteId])
    expect(rows).toEqual([])
  })

  it('are deleted with their files and nothing else', async () => {
    const [mine, other] = [await uploaded(), await uploaded()]
    await add({ formName: 'Old', files: { CV: mine } })
    nowMs += 91 * DAY_MS
    await add({ formName: 'New', files: { CV: other } })
    const filter = { beforeMs: nowMs - 90 * DAY_MS }
    expect(valueOf(await deleteSubmissions({ ...forms, files }, filter))).toBe(1)
    expect(await names()).toEqual(['New'])
    expect(valueOf(await readKeptFile(files, `forms/${mine}`))).toBeNull()
    expect(valueOf(await forms.uploads.find(mine))).toBeNull()
    expect(valueOf(await readKeptFile(files, `forms/${other}`))).toHaveLength(5)
    expect(valueOf(await deleteSubmissions({ ...forms, files }, filter))).toBe(0)
  })

  it("are cleaned up: files of unsent forms go after a day, submissions after the owner's period", async () => {
    const [sent, left] = [await uploaded(), await uploaded()]
    await add({ files: { CV: sent } })
    await cleanUpForms({ ...forms, files }, { clock, keepMs: null })
    expect(valueOf(await readKeptFile(files, `forms/${left}`))).toHaveLength(5)
    nowMs += 2 * DAY_MS
    await cleanUpForms({ ...forms, files }, { clock, keepMs: null })
    expect(valueOf(await readKeptFile(files, `forms/${left}`))).toBeNull()
    expect(valueOf(await readKeptFile(files, `forms/${sent}`))).toHaveLength(5)
    await cleanUpForms({ ...forms, files }, { clock, keepMs: DAY_MS })
    expect(await names()).toEqual([])
    const { rows } = await sql.query('SELECT id FROM stored_file_part WHERE site_id = $1', [siteId])
    expect(rows).toEqual([])
  })

  it('are mailed once, however many processes ask at once', async () => {
    for (let index = 0; index < 6; index++) await add({ formName: `F${index}` })
    const outbox = createSqlMailOutbox({ sql, siteId, clock })
    const take = () => outbox.take({ limit: 4, leaseMs: 1000 })
    const taken = (await Promise.all([take(), take(), take()])).flatMap(valueOf)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
    expect(valueOf(await take()).length + taken.length).toBe(6)
    nowMs += 2000
    const again = valueOf(await take())
    expect(again).toHaveLength(4)
    for (const { id } of again) valueOf(await outbox.remove(id))
    nowMs += 2000
    expect(valueOf(await take())).toHaveLength(2)
  })

  it('count every visitor exactly in parallel processes, and keep no address', async () => {
    const limits = Array.from({ length: 3 }, () => createSqlRateLimit({ sql, siteId, clock }))
    const takes = limits.flatMap((limit) =>
      Array.from({ length: 8 }, () => limit.take('form-post 203.0.113.7', 10, 60_000)),
    )
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(10)
    const { rows } = await sql.query('SELECT * FROM rate_window WHERE site_id = $1', [siteId])
    expect(JSON.stringify(rows)).not.toMatch('203.0.113')
    nowMs += 60_001
    expect(await createSqlRateLimit({ sql, siteId, clock }).take('form-post 203.0.113.7', 10, 60_000)).toBe(
      true,
    )
    nowMs += 60_001
    await limits[0]?.cleanUp()
    expect((await sql.query('SELECT id FROM rate_window WHERE site_id = $1', [siteId])).rows).toEqual([])
  })

  it('add up the counts of processes with slightly different clocks', async () => {
    const limitAt = (skewMs: number) =>
      createSqlRateLimit({ sql, siteId, clock: { wallTime: () => nowMs + skewMs } })
    const taken: boolean[] = []
    for (const skewMs of [0, -400, 300, -900]) taken.push(await limitAt(skewMs).take('skew', 3, 60_000))
    expect(taken).toEqual([true, true, true, false])
  })

  it('lock no visitor out for longer than the window when the clock is set back', async () => {
    const limit = (): Promise<boolean> => createSqlRateLimit({ sql, siteId, clock }).take('clock', 1, 60_000)
    const year = 365 * 24 * 3_600_000
    nowMs += year
    expect([await limit(), await limit()]).toEqual([true, false])
    nowMs -= year
    expect([await limit(), await limit()]).toEqual([true, false])
  })
})
