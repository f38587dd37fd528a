import { describe, expect, it } from '@jest/globals'
import {
  migrate,
  MIGRATIONS,
  openMemoryPglite,
  openPostgres,
} from '../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { createSqlMailOutbox } from '../../../../../adapters/server/sql/mails/index.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import { valueOf } from '../../../../support/value-of.js'

const SLOW_MS = 120_000
const HOUR_MS = 60 * 60 * 1000
const options = { holder: 'test' }
const isEarlier = ({ id }: { readonly id: string }): boolean => id < '0035-mail'

/** A database as the version before the one outbox left it: two mails, one of them sent, and three submissions. */
async function fillBefore(sql: Sql, nowMs: number): Promise<void> {
  valueOf(await migrate(sql, MIGRATIONS.filter(isEarlier), options))
  const account = (id: string, sentOn: number | null) =>
    sql.query(
      `INSERT INTO account_mail (site_id, id, kind, recipient, subject, text_body, html_body, links, created_on,
         sent_on, tries, next_try_on) VALUES ('main', $1, 'verify', 'ada@example.com', $2, $3, $4, $5, $6, $7, 2, $6)`,
      [id, 'A "subject"', 'line\nline', '<p>é</p>', '["https://a.test/?x=1"]', nowMs - HOUR_MS, sentOn],
    )
  await account('waiting', null)
  await account('sent', nowMs)
  const submission = (id: string, receivedAt: number, mailedAt: number | null) =>
    sql.query(
      `INSERT INTO form_submission (site_id, id, form_name, page_id, source, fields, files, received_at, mailed_at)
       VALUES ('main', $1, 'Contact', '', '', '{}', '{}', $2, $3)`,
      [id, receivedAt, mailedAt],
    )
  await submission('s-new', nowMs - 2 * HOUR_MS, null)
  await submission('s-old', nowMs - 8 * 24 * HOUR_MS, null)
  await submission('s-mailed', nowMs - HOUR_MS, nowMs)
}

describe('the outbox of a database of an older version', () => {
  it.each([
    ['the embedded database', async () => ({ sql: await openMemoryPglite({}), end: async () => undefined })],
    [
      'PostgreSQL',
      async () => {
        const server = await startPostgres()
        return { sql: valueOf(await openPostgres({ url: await server.createDatabase() })), end: server.close }
      },
    ],
  ] as const)(
    'gets every mail that waited, once: %s',
    async (_, open) => {
      const { sql, end } = await open()
      const nowMs = Date.now()
      await fillBefore(sql, nowMs)
      expect(valueOf(await migrate(sql, MIGRATIONS, options))).toContain('0035-mail')
      const outbox = createSqlMailOutbox({ sql, siteId: 'main', clock: { wallTime: () => nowMs } })
      expect(valueOf(await outbox.take({ limit: 9, leaseMs: 1000 }))).toEqual([
        {
          id: 's-new',
          kind: 'submission',
          to: null,
          content: { tag: 'submission', submissionId: 's-new' },
          createdMs: nowMs - 2 * HOUR_MS,
          tries: 0,
        },
        {
          id: 'waiting',
          kind: 'verify',
          to: 'ada@example.com',
          content: {
            tag: 'written',
            subject: 'A "subject"',
            text: 'line\nline',
            html: '<p>é</p>',
            links: ['https://a.test/?x=1'],
          },
          createdMs: nowMs - HOUR_MS,
          tries: 2,
        },
      ])
      const { rows } = await sql.query(`SELECT id, state FROM mail ORDER BY id`)
      expect(rows.map(({ id, state }) => [id, state])).toEqual([
        ['s-new', 'waiting'],
        ['s-old', 'given-up'],
        ['waiting', 'waiting'],
      ])
      // An import that was cut off runs again.
      for (const statement of MIGRATIONS.find(({ id }) => id === '0035-mail')?.statements ?? [])
        await sql.query(statement)
      expect((await sql.query(`SELECT id FROM mail`)).rows).toHaveLength(3)
      await sql.close()
      await end()
    },
    SLOW_MS,
  )
})
