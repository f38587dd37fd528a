import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createAccounts, createMemberAdmin } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../../adapters/server/sql/accounts/index.js'
import { createAccountFilesHandler } from '../../../../../../adapters/server/routes/accounts/account-files-handler.js'
import { createRequestHandler, where } from '../../../../../../adapters/server/http/index.js'
import { TAKEN_BYTES } from '../../../../../../adapters/server/sql/schema/accounts/0060-taken-bytes.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture, PICTURE } from '../../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { wallClock } from '../../../../../support/shop/store-fixture.js'
import { visitorOf } from '../../../../../support/processes/two-processes.js'
import { valueOf } from '../../../../../support/value-of.js'
import { serve } from '../../../../graphql/support/site.js'
import type { TestSite } from '../../../../graphql/support/site.js'

const SLOW_MS = 120_000
const MB = 1024 * 1024
const MINUTE_MS = 60_000
/** A picture may have four megabytes: three have room. */
const ROOM = { memberFilesMb: 14, allFilesMb: 30 }
const PNG = Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(300, 'x'), 'latin1')

describe.each(DATABASES)('room for files of members, in %s', (_, openSql) => {
  let sql: Sql
  let fixture: AccountsFixture
  let accounts: Accounts
  let site: TestSite
  let ada: Visitor
  let aheadMs = 0
  const told: string[] = []
  beforeAll(async () => {
    sql = await openSql()
    site = await serve(
      createRequestHandler({
        routes: [
          where(
            () => true,
            (...call) =>
              createAccountFilesHandler(
                { records: accounts.memberFiles, files: fixture.context.files, onError: () => undefined },
                () => ada.session ?? null,
              )(...call),
          ),
        ],
      }),
    )
  }, SLOW_MS)
  beforeEach(async () => {
    const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
    fixture = await createAccountsFixture(sql, { fields: [PICTURE], ...ROOM }, { clock })
    accounts = createAccounts({ ...fixture.context, onError: (error) => told.push(String(error)) })
    ada = await logIn()
  })
  afterAll(async () => {
    await site.close()
    await sql.close()
  }, SLOW_MS)

  const logIn = async (): Promise<Visitor> =>
    visitorOf(valueOf(await accounts.open(fixture.newVisitor()).entrance.logIn(ADA)))
  const begin = (visitor = ada) =>
    accounts.open(visitor).profile.beginUpload({ fieldId: PICTURE.id, filename: 'me.png' })
  const send = async (url: string, content: Uint8Array = PNG): Promise<number> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), 'me.png')
    return (await fetch(new URL(url, site.url), { method: 'POST', body })).status
  }
  const codesOf = async (count: number): Promise<readonly string[]> =>
    (await Promise.all(Array.from({ length: count }, () => begin()))).map(codeOf).sort()
  /** Members who have files of so many bytes in all. */
  const others = async (bytes: number): Promise<void> => {
    await sql.query(
      `INSERT INTO member_file (site_id, id, member_id, field_id, name, token, state, created_on, size_bytes)
       VALUES ($1, 'theirs', 'eve', 'f', 'a.png', '', 'saved', 0, $2)`,
      [fixture.context.siteId, bytes],
    )
    await recount()
  }
  /** Counts the rows, as the migration does for those of an older version. */
  const recount = async (): Promise<void> => {
    for (const statement of TAKEN_BYTES.statements) await sql.query(statement)
  }
  /** Bytes of the site's files by holder: as they are counted, and as the rows say; without members who have none. */
  const bytesByHolder = async (): Promise<readonly unknown[]> => {
    const counted = await sql.query(
      `SELECT id, bytes FROM upload_turn WHERE site_id = $1 AND id LIKE 'accounts%' AND bytes <> 0 ORDER BY id`,
      [fixture.context.siteId],
    )
    const summed = await sql.query(
      `SELECT id, bytes FROM (
         SELECT 'accounts' AS id, CAST(COALESCE(SUM(size_bytes), 0) AS BIGINT) AS bytes FROM member_file
           WHERE site_id = $1
         UNION SELECT 'accounts/' || member.id, CAST(SUM(size_bytes) AS BIGINT) FROM member_file
           JOIN member ON member.site_id = member_file.site_id AND member.id = member_file.member_id
           WHERE member_file.site_id = $1 GROUP BY member.id) AS sums
       WHERE bytes <> 0 ORDER BY id`,
      [fixture.context.siteId],
    )
    return [counted.rows, summed.rows]
  }

  it('is reserved for signed uploads, also for forty parallel requests', async () => {
    const codes = await codesOf(40)
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
    expect(codes.filter((code) => code === 'AccountFilesFull')).toHaveLength(37)
  })

  it('also applies to all members together, and is reported to the owner when it is reached', async () => {
    await others(25 * MB)
    told.length = 0
    expect(await codesOf(5)).toEqual([...Array<string>(4).fill('AccountFilesFull'), 'ok'])
    expect(told[0]).toContain('accounts.allFilesMb')
  })

  it('is that of the file alone after the upload', async () => {
    for (let file = 0; file < 6; file += 1) expect(await send(valueOf(await begin()).url)).toBe(204)
  })

  it('is free again when an upload fails, and its token is used up', async () => {
    for (let file = 0; file < 6; file += 1) {
      const { url } = valueOf(await begin())
      expect([await send(url, Buffer.from('no picture')), await send(url)]).toEqual([400, 403])
    }
  })

  it('is free again after ten minutes without data, and the upload is then refused', async () => {
    const { url } = valueOf(await begin())
    expect(await codesOf(3)).toEqual(['AccountFilesFull', 'ok', 'ok'])
    aheadMs += 10 * MINUTE_MS + 1
    expect(await codesOf(3)).toEqual(['ok', 'ok', 'ok'])
    expect(await send(url)).toBe(403)
  })

  it('is used by running uploads, however long they take, and by files not deleted yet', async () => {
    await sql.query(
      `INSERT INTO member_file (site_id, id, member_id, field_id, name, token, state, created_on, size_bytes)
       SELECT site_id, 'x' || state, id, 'f', 'a.png', '', state, 0, $2 FROM member,
         (SELECT CAST('receiving' AS TEXT) AS state UNION SELECT 'dropped' UNION SELECT 'saved') AS states
       WHERE site_id = $1`,
      [fixture.context.siteId, 4 * MB],
    )
    await recount()
    expect(codeOf(await begin())).toBe('AccountFilesFull')
    await accounts.maintain()
    expect(await codesOf(3)).toEqual(['AccountFilesFull', 'ok', 'ok'])
  })

  it('is counted by member and in all, also when files come and go at the same time', async () => {
    const form = newSignUp()
    const { entrance } = fixture.backend.open(fixture.newVisitor())
    valueOf(await entrance!.signUp(form))
    const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
    const eve = visitorOf(valueOf(await entrance!.verifyEmail({ token, redirectPath: null }))!)
    const sendOne = async (visitor: Visitor, content?: Uint8Array): Promise<void> => {
      const begun = await begin(visitor)
      if (begun.ok) await send(begun.value.url, content)
    }
    const work = Array.from({ length: 30 }, (_, at) => async () => {
      if (at % 7 === 6) return accounts.maintain()
      if (at % 5 === 4) {
        aheadMs += 4 * MINUTE_MS
        await begin(eve)
        return
      }
      await sendOne(at % 2 === 0 ? ada : eve, at % 3 === 2 ? Buffer.from('no picture') : undefined)
    })
    await Promise.all(work.map((each) => each()))
    const [counted, summed] = await bytesByHolder()
    expect(counted).toEqual(summed)
    expect(counted).toHaveLength(3)
    await createMemberAdmin(fixture.context).remove(form.email)
    aheadMs += 25 * 60 * MINUTE_MS
    await accounts.maintain()
    const [after, rows] = await bytesByHolder()
    expect(after).toEqual(rows)
    expect(after).toHaveLength(0)
  })
})
