import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rememberBackup } from '../../../../../adapters/server/sql/backups/index.js'
import { notifyOverdueBackup } from '../../../../../adapters/server/sql/backups/notify-overdue-backup.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { realRandom } from '../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../support/sql/databases.js'

const DAY_MS = 24 * 60 * 60 * 1000
const SHOP = {
  name: 'Corner Shop',
  origin: 'https://shop.example.org',
  language: 'en',
  country: null,
  notices: {},
}

describe.each(DATABASES)('the notice about an overdue backup on %s', (_, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 120_000)
  afterAll(() => sql.close())

  it('is queued once for each backup, also by two processes at once', async () => {
    const clock = createFakeClock()
    const nowMs = clock.wallTime()
    const siteId = 'shop'
    const backup = (id: string, days: number) =>
      rememberBackup(sql, siteId, {
        id,
        madeOn: nowMs - days * DAY_MS,
        dueOn: nowMs - (days - 7) * DAY_MS,
        file: `/backups/${id}`,
        sizeBytes: 1,
      })
    const tell = () => notifyOverdueBackup({ sql, siteId, clock, random: realRandom, shop: () => SHOP })
    const mails = async () =>
      (await sql.query(`SELECT recipient, content FROM mail WHERE kind = 'backupOverdue'`)).rows

    expect(await tell()).toBe(false)
    await backup('old', 9)
    expect((await Promise.all([tell(), tell(), tell()])).filter(Boolean)).toHaveLength(1)
    expect(await tell()).toBe(false)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: null })
    expect(JSON.parse(String(mail?.['content']))).toMatchObject({
      subject: 'The backup of Corner Shop is overdue',
      text: expect.stringMatching(/made on \w+ \d+, \d{4}:\n\n\/backups\/old/),
    })

    await backup('current', 1)
    expect(await tell()).toBe(false)
    await sql.query(`UPDATE backup_run SET due_on = 0 WHERE id = 'current'`)
    expect(await tell()).toBe(true)
    expect(await mails()).toHaveLength(2)
  })
})
