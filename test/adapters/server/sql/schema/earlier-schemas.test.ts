import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  dumpTables,
  migrated,
  MIGRATIONS,
  openMemoryPglite,
  openPostgres,
  restoreTables,
} from '../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { readQueuedMails } from '../../../../../adapters/server/sql/mails/index.js'
import { createSqlOrderDocuments } from '../../../../../adapters/server/sql/shop/index.js'
import { ADA } from '../../../../support/accounts/accounts-fixture.js'
import { logInAsAda } from '../../../../support/shop/subscriber.js'
import { columnsOf, insertRow, migrateTo, rowsOf, upTo } from '../../../../support/sql/earlier-schema.js'
import type { Row } from '../../../../support/sql/earlier-schema.js'
import { asOf, clock, fillShop, openSite, seenIn } from '../../../../support/sql/earlier-shop.js'
import type { FilledShop } from '../../../../support/sql/earlier-shop.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

/** Empty databases, one after another. */
interface Databases {
  readonly next: () => Promise<Sql>
  readonly close: () => Promise<void>
}

async function openEmbedded(): Promise<Databases> {
  const sql = await openMemoryPglite({})
  const next = async () => {
    for (const statement of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) await sql.query(statement)
    return sql
  }
  return { next, close: () => sql.close() }
}

async function openServer(): Promise<Databases> {
  const server = await startPostgres()
  let last: Sql | null = null
  const next = async () => {
    await last?.close()
    last = valueOf(await openPostgres({ url: await server.createDatabase() }))
    return last
  }
  const close = async () => {
    await last?.close()
    await server.close()
  }
  return { next, close }
}

/** True if a migration does more than add a table, a column or an index, so that it could lose rows. */
const changesRows = ({ statements }: (typeof MIGRATIONS)[number]): boolean =>
  statements.some((statement) => !/^\s*(CREATE|ALTER TABLE \w+ ADD COLUMN)/.test(statement))

/** The first version, the one before this, and each whose successor changed rows. */
const EARLIER = MIGRATIONS.filter(
  (_, at) =>
    at === 0 ||
    at === MIGRATIONS.length - 2 ||
    (at < MIGRATIONS.length - 1 && changesRows(MIGRATIONS[at + 1]!)),
).map(({ id }) => id)

/** Columns whose values a migration moves on purpose: carts to members, mails to the one outbox. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  visitor: ['member_id', 'logged_in_on'],
  shop_order: ['member_id'],
  form_submission: ['mailed_at'],
}
const MOVED_TABLES = new Set(['catalogue_turn', 'account_mail'])

/** The first version that had a mail: mails of accounts and of forms are older than the one outbox. */
const firstWith = (kind: string, content: string): string =>
  kind === 'submission' ? '0002' : content.includes('"tag":"written"') ? '0010' : '0035'

/** Writes the rows of a shop into the tables of an earlier version; returns the written values by table. */
async function fillEarlier(sql: Sql, { rows }: FilledShop, last: string) {
  await migrateTo(sql, last)
  const then = asOf(rows, last)
  const written = new Map<string, Row[]>()
  for (const [table, columns] of await columnsOf(sql))
    for (const row of then.get(table) ?? [])
      written.set(table, [...(written.get(table) ?? []), await insertRow(sql, table, row, columns)])
  return written
}

/** The values that are lost or changed. */
async function lostIn(sql: Sql, written: ReadonlyMap<string, readonly Row[]>): Promise<readonly string[]> {
  const now = await rowsOf(sql)
  return [...written].flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      if (MOVED_TABLES.has(table)) return []
      const kept = now.get(table)?.find(({ site_id, id }) => site_id === row['site_id'] && id === row['id'])
      return Object.entries(row)
        .filter(([column, value]) => JSON.stringify(kept?.[column]) !== JSON.stringify(value))
        .filter(([column]) => kept === undefined || !MOVED[table]?.includes(column))
        .map(([column, value]) => `${table}.${column} was ${String(value)}, is ${String(kept?.[column])}`)
    }),
  )
}

let shop: FilledShop
beforeAll(async () => {
  const sql = await openTestMemory()
  shop = await fillShop(sql)
  await sql.close()
}, 120_000)

describe.each([
  ['the embedded database', openEmbedded],
  ['PostgreSQL', openServer],
] as const)('a shop that an earlier version left in %s', (_, open) => {
  let databases: Databases
  beforeAll(async () => {
    databases = await open()
  }, 120_000)
  afterAll(() => databases.close())

  it.each(EARLIER)(
    'with the tables of %s is served by this version, and its backup is restored',
    async (last) => {
      const { siteId, guest, seen, rows } = shop
      const sql = await databases.next()
      const written = await fillEarlier(sql, shop, last)
      const parts: { readonly table: string; readonly text: string }[] = []
      const backup = valueOf(await dumpTables(sql, async (table, text) => void parts.push({ table, text })))
      expect(backup.migrations).toEqual(
        upTo(last)
          .map(({ id }) => id)
          .sort(),
      )

      expect((await migrated(sql)).ok).toBe(true)
      expect(await lostIn(sql, written)).toEqual([])

      const ids = new Set(written.get('payment_attempt')?.map((row) => row['order_id']))
      const now = await seenIn(sql, siteId)
      expect(now.orders).toEqual(seen.orders.filter(({ id }) => ids.has(id)))
      expect(seen.sales).toEqual(expect.arrayContaining(now.sales))
      expect(now.sales).toHaveLength(now.orders.length)

      const site = await openSite(sql, siteId)
      const { commerce } = site.backend.open(site.newVisitor())
      expect(valueOf(await commerce.readPlacedOrder(guest))).toMatchObject({ order: { id: guest.orderId } })
      const mailed = (rows.get('mail') ?? []).filter(
        ({ site_id, kind, content }) => site_id === siteId && last >= firstWith(`${kind}`, `${content}`),
      )
      const queued = (await readQueuedMails(site.context)).map(({ kind }) => kind)
      expect(queued.sort()).toEqual(mailed.map(({ kind }) => kind).sort())
      const papers = createSqlOrderDocuments({ sql, siteId, commit: site.context.commit })
      expect(await papers.ofOrder(guest.orderId)).toHaveLength(last >= '0043' ? 1 : 0)

      if (last >= '0010') {
        const { accounts, profile } = site.backend.open(await logInAsAda(site))
        expect(valueOf(await accounts.readUser())).toMatchObject({ email: ADA.email })
        const subscriptions = last >= '0017' ? valueOf(await profile!.readSubscriptions()) : []
        for (const { periodEndMs } of subscriptions)
          clock.advance(Math.max(0, (periodEndMs ?? 0) - clock.wallTime()))
        expect(await site.store().renewSubscriptions()).toEqual({
          ...{ renewed: last >= '0017' ? 1 : 0, failed: 0, unknown: 0 },
        })
      }

      const again = await databases.next()
      await migrateTo(again, last)
      async function* stored() {
        yield* parts
      }
      expect(await restoreTables(again, stored(), backup.tables)).toMatchObject({ ok: true })
    },
    60_000,
  )
})
