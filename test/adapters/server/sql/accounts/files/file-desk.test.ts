import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlForms } from '../../../../../../adapters/server/forms/index.js'
import type { ActingSession } from '../../../../../../core/owners/index.js'
import { err } from '../../../../../../core/shared/index.js'
import { accountFileKey } from '../../../../../../core/ports/accounts/member-files.port.js'
import { createSqlFileDesk } from '../../../../../../adapters/server/sql/owner/index.js'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { FILE_WORDS } from '../../../../../../adapters/server/sql/schema/shop/0066-file-words.js'
import type {
  FileDesk,
  ShopFile,
  ShopFileFilter,
} from '../../../../../../core/ports/owner/files/file-desk.port.js'
import type { ListCursor, ListPage } from '../../../../../../core/ports/owner/owner-list.port.js'
import {
  finishRemoval,
  ordersOfFile,
  removeFile,
} from '../../../../../../core/use-cases/owner/files/remove-file.js'
import { ADA, createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { inPieces } from '../../../../../support/files/in-pieces.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { valueOf } from '../../../../../support/value-of.js'

const PICTURE_FIELD = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const PICTURE = 'a'.repeat(32)

describe.each(DATABASES)('files at the desk on %s', (_, openSql) => {
  let sql: Sql
  let desk: FileDesk
  let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
  let formFile = ''
  let nowMs = Date.UTC(2027, 0, 1)
  const clock = { wallTime: () => nowMs }
  const folder = [
    { path: 'books/Lamp 100%.pdf', sizeBytes: 700, changedMs: nowMs + 5000 },
    { path: 'old.zip', sizeBytes: 30, changedMs: 1000 },
  ]

  const removedPaths: string[] = []
  let reach: 'there' | 'away' | 'ends' = 'there'

  beforeAll(async () => {
    sql = await openSql()
    fixture = await createAccountsFixture(sql, {}, { clock })
    const { siteId, files } = fixture.context
    desk = createSqlFileDesk({
      sql,
      commit: commitChanges(sql),
      siteId,
      files: {
        remove: async (key) => {
          if (reach === 'ends') throw new Error('the process ends')
          return reach === 'away' ? err({ tag: 'unavailable', message: 'away' }) : files.remove(key)
        },
      },
      downloads: {
        list: async () => folder.filter(({ path }) => !removedPaths.includes(path)),
        remove: async (path) => removedPaths.push(path) > 0,
      },
      limits: { formBytes: 1000, memberBytes: 2000 },
    })
    const { uploads, submissions } = createSqlForms({ sql, siteId, clock, random: realRandom })
    const allow = async (name: string): Promise<string> => {
      const ticket = { name, sizeBytes: 5, expiresAtMs: nowMs + 1000, totalLimitBytes: 1000 }
      const { id = '', token = '' } = valueOf(await uploads.allow(ticket)) ?? {}
      valueOf(await uploads.redeem({ id, token }))
      valueOf(await files.put(`forms/${id}`, inPieces(Buffer.from('%PDF-'))))
      valueOf(await uploads.markArrived(id))
      return id
    }
    formFile = await allow('CV of Anna.pdf')
    // A file whose form was never sent belongs to no entry, and is cleaned up after a day.
    await allow('unsent.pdf')
    const sent = { attempt: null, pageId: 'p', source: 'https://shop.test/', fields: { Name: 'Anna' } }
    valueOf(
      await submissions.add({ ...sent, formName: 'Jobs', files: { CV: formFile } }, { needsMail: false }),
    )

    nowMs += 1000
    const { rows } = await sql.query('SELECT id FROM member WHERE site_id = $1', [siteId])
    const member = `${rows[0]?.['id']}`
    for (const [id, state] of [
      [PICTURE, 'saved'],
      ['b'.repeat(32), 'arrived'],
    ] as const)
      await sql.query(
        `INSERT INTO member_file (site_id, id, member_id, field_id, name, token, state, created_on, size_bytes)
         VALUES ($1, $2, $3, $4, 'me.png', '', $5, $6, 40)`,
        [siteId, id, member, PICTURE_FIELD, state, nowMs],
      )
    for (const holder of ['accounts', `accounts/${member}`])
      await sql.query(
        `INSERT INTO upload_turn (site_id, id, taken, bytes) VALUES ($1, $2, 0, 80)
         ON CONFLICT (site_id, id) DO UPDATE SET bytes = 80`,
        [siteId, holder],
      )
    valueOf(await files.put(accountFileKey(PICTURE), inPieces(Buffer.from('x'.repeat(40)))))
    const fields = {
      [PICTURE_FIELD]: { tag: 'file', file: { id: PICTURE, url: '/there' } },
      other: { tag: 'text', text: 'stays' },
    }
    await sql.query('UPDATE member SET fields = $2 WHERE site_id = $1', [siteId, JSON.stringify(fields)])
    await sql.query(
      'UPDATE product SET fields = $2 WHERE site_id = $1 AND id = (SELECT min(id) FROM product)',
      [siteId, JSON.stringify({ 'download-files': 'books/Lamp 100%.pdf; missing.pdf' })],
    )
  }, 60_000)
  afterAll(() => sql.close())

  const list = async (filter: ShopFileFilter, isDescending = true) => {
    const items: ShopFile[] = []
    for (let after: ListCursor | null = null; ;) {
      const sort = { key: 'time', isDescending } as const
      const page: ListPage<ShopFile> = valueOf(await desk.list.page({ filter, sort, limit: 1, after }))
      items.push(...page.items)
      if (page.next === null) return items
      after = page.next
    }
  }
  const namesOf = async (filter: ShopFileFilter, isDescending?: boolean) =>
    (await list(filter, isDescending)).map(({ name }) => name)
  const remove = (
    id: string,
    key: string = randomUUID(),
    options: object = {},
    session: ActingSession | null = null,
  ) =>
    removeFile(desk, {
      id,
      ...options,
      entryOf: (what) => ({
        id: randomUUID(),
        atMs: nowMs,
        ownerId: 'o',
        by: 'owner@example.org',
        request: { key, fingerprint: 'f' },
        session,
        ...what,
      }),
    })
  const usedBytes = async () => (await desk.room()).map((room) => room.usedBytes)

  it('are one paged list of forms, members and the folder, with their users', async () => {
    const all = ['books/Lamp 100%.pdf', 'me.png', 'CV of Anna.pdf', 'old.zip']
    expect(await namesOf({})).toEqual(all)
    expect(await namesOf({}, false)).toEqual([...all].reverse())
    expect(await namesOf({ kind: 'member' })).toEqual(['me.png'])
    expect(await namesOf({ kind: 'download', search: '.ZIP' })).toEqual(['old.zip'])
    expect(await namesOf({ search: '100%' })).toEqual(['books/Lamp 100%.pdf'])
    for (const search of ['_____________________', "' OR 1=1", '\u0000', '\\'])
      expect(await namesOf({ search })).toEqual([])
    const [book, picture, cv, old] = await list({})
    expect([book, old].map((file) => [file?.id, file?.usedBy.length])).toEqual([
      ['downloads/books/Lamp 100%.pdf', 1],
      ['downloads/old.zip', 0],
    ])
    expect(picture).toMatchObject({
      id: `members/${PICTURE}`,
      kind: 'member',
      sizeBytes: 40,
      atMs: nowMs,
      usedBy: [{ name: ADA.email }],
    })
    expect(cv).toMatchObject({ id: formFile, kind: 'form', sizeBytes: 5, usedBy: [{ name: 'Jobs' }] })
    expect(await desk.room()).toEqual([
      { kind: 'form', usedBytes: 10, limitBytes: 1000 },
      { kind: 'member', usedBytes: 80, limitBytes: 2000 },
      { kind: 'download', usedBytes: 730, limitBytes: null },
    ])
  })

  it("are removed with content, space and the member's field, each with an entry of the log", async () => {
    const { siteId, files } = fixture.context
    expect(valueOf(await files.find(`forms/${formFile}`))).not.toBeNull()
    expect(await remove(formFile, 'once')).toMatchObject({ ok: true })
    expect(await remove(formFile)).toMatchObject({ ok: false, failure: { tag: 'not-found' } })
    expect(await remove(`members/${PICTURE}`, 'once')).toMatchObject({
      failure: { tag: 'changed-meanwhile' },
    })
    expect(await namesOf({ kind: 'member' })).toEqual(['me.png'])
    const stored = async () => valueOf(await files.find(accountFileKey(PICTURE))) !== null
    const details = async () =>
      (
        await sql.query('SELECT detail FROM owner_audit WHERE site_id = $1 AND subject = $2', [
          siteId,
          `members/${PICTURE}`,
        ])
      ).rows.map(({ detail }) => detail)
    // A used key and an ended session remove nothing, not even the content.
    const session = { id: 'ended', role: 'owner' } as const
    expect(await remove(`members/${PICTURE}`, 'late', {}, session)).toMatchObject({ ok: false })
    expect([await stored(), await details()]).toEqual([true, []])
    // Where files cannot be reached, the entry says so, and its key is free again.
    reach = 'away'
    expect(await remove(`members/${PICTURE}`, 'again')).toMatchObject({ failure: { tag: 'not-allowed' } })
    expect([await stored(), await details()]).toEqual([true, ['not removed: the files could not be reached']])
    await sql.query('DELETE FROM owner_audit WHERE site_id = $1 AND subject = $2', [
      siteId,
      `members/${PICTURE}`,
    ])
    // A process that ends before the content is gone leaves an entry, and the repeated request finishes.
    reach = 'ends'
    await expect(remove(`members/${PICTURE}`, 'again')).rejects.toThrow('the process ends')
    expect([await stored(), await details()]).toEqual([true, ['a file of a member']])
    reach = 'there'
    expect(await finishRemoval(desk, `members/${PICTURE}`)).toMatchObject({ ok: true })
    expect(await finishRemoval(desk, `members/${PICTURE}`)).toMatchObject({ ok: true })
    expect(await finishRemoval(desk, 'downloads/old.zip')).toMatchObject({ ok: true })
    for (const key of [`forms/${formFile}`, accountFileKey(PICTURE)])
      expect(valueOf(await files.find(key))).toBeNull()
    expect(await usedBytes()).toEqual([5, 40, 730])
    const { rows } = await sql.query('SELECT fields FROM member WHERE site_id = $1', [siteId])
    expect(JSON.parse(`${rows[0]?.['fields']}`)).toEqual({
      [PICTURE_FIELD]: null,
      other: { tag: 'text', text: 'stays' },
    })
    for (const id of ['', 'none', '\u0000', 'members/none', 'downloads/../x'])
      expect(await remove(id)).toMatchObject({ failure: { tag: 'not-found' } })
    expect(await namesOf({})).toEqual(['books/Lamp 100%.pdf', 'old.zip'])

    // A file that a product sells stays; a file in orders is removed after a confirmation.
    const snapshot = (path: string) => ({
      items: [{ product: { id: 'p', fields: { 'download-files': path } } }],
    })
    for (const [order, status, path] of [
      ['o-old', 'succeeded', 'new.zip; old.zip'],
      ['o-other', 'succeeded', 'very-old.zip'],
      ['o-failed', 'failed', 'old.zip'],
    ] as const)
      await sql.query(
        `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved, snapshot,
           created_on, updated_on) VALUES ($1, $2, $2, $3, 1, 'EUR', '[]', $4, 1, 1)`,
        [siteId, order, status, JSON.stringify(snapshot(path))],
      )
    for (const text of FILE_WORDS.statements) await sql.query(text)
    const book = 'downloads/books/Lamp 100%.pdf'
    expect(await remove(book, undefined, { evenIfBought: true })).toMatchObject({
      failure: { tag: 'not-allowed', message: expect.stringMatching(/^Sold by /) },
    })
    expect(await remove('downloads/old.zip')).toMatchObject({
      failure: { tag: 'not-allowed', message: expect.stringMatching(/^1 order has this file/) },
    })
    expect(valueOf(await ordersOfFile(desk, 'downloads/old.zip')).orders.map(({ id }) => id)).toEqual([
      'o-old',
    ])
    const sure = { evenIfBought: true }
    expect(await remove('downloads/old.zip', undefined, { ...sure, dryRun: true })).toMatchObject({
      ok: true,
    })
    expect(await namesOf({})).toEqual(['books/Lamp 100%.pdf', 'old.zip'])
    expect(await remove('downloads/old.zip', undefined, sure)).toMatchObject({ ok: true })
    expect(removedPaths).toEqual(['old.zip'])
    expect(await namesOf({})).toEqual(['books/Lamp 100%.pdf'])
    const audit = await sql.query(
      'SELECT operation, subject, detail FROM owner_audit WHERE site_id = $1 ORDER BY detail',
      [siteId],
    )
    expect(audit.rows).toEqual([
      { operation: 'removeFile', subject: 'downloads/old.zip', detail: 'a file for buyers' },
      { operation: 'removeFile', subject: `members/${PICTURE}`, detail: 'a file of a member' },
      { operation: 'removeFile', subject: formFile, detail: 'a file of the form Jobs' },
    ])
  })
})
