import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { removeMember } from '../../../../../../adapters/server/sql/accounts/storage/remove-member.js'
import { commitChanges, migrated, openPostgres } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql, SqlValue } from '../../../../../../adapters/server/sql/engine/index.js'
import { createSqlMailList } from '../../../../../../adapters/server/sql/mails/sql-mail-list.js'
import { createSqlAuditList } from '../../../../../../adapters/server/sql/owner/index.js'
import {
  erasePerson,
  readHoldings,
  readPersonRows,
} from '../../../../../../adapters/server/sql/privacy/index.js'
import { createSqlCartReminders } from '../../../../../../adapters/server/sql/reminders/index.js'
import {
  createSqlOrderList,
  createSqlSalesLedger,
  createSqlSubscriptionList,
} from '../../../../../../adapters/server/sql/shop/index.js'
import { emailKey } from '../../../../../../core/accounts/index.js'
import type { OwnerList } from '../../../../../../core/ports/owner/owner-list.port.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeRandom } from '../../../../../fakes/random.fake.js'
import { columnsOf, generatedRow, insertRow } from '../../../../../support/sql/earlier-schema.js'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../../support/sql/postgres.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'

/** Spellings of one mailbox: capitals, an encoded host, a letter in two characters, a wide letter. */
const ZOE = [
  'zo\u00e9@b\u00fccher.example',
  'ZO\u00c9@B\u00dcCHER.EXAMPLE',
  'zo\u00e9@xn--bcher-kva.example',
  'Zoe\u0301@xn--bcher-kva.example',
  'z\uff4f\u00e9@b\u00fccher.example',
] as const
/** Spellings of a mailbox whose address has English letters only. */
const ADA = ['ada@example.org', 'ADA@Example.ORG', '\uff41da@example.org'] as const
const OTHERS = ['zoe@b\u00fccher.example', 'zo\u00e9@bucher.example', 'nada@example.org'] as const
const ALL = [...ZOE, ...ADA, ...OTHERS]
const PEOPLE = [ZOE, ADA]

const SITE = 'mailboxes'
const SNAPSHOT = '{"items":[],"extraItems":[]}'
const clock = createFakeClock()
const AT = clock.wallTime()

const databases: Readonly<Record<string, () => Promise<Sql>>> = {
  'the embedded database': openTestMemory,
  PostgreSQL: async () => {
    server ??= await startPostgres()
    return valueOf(await migrated(valueOf(await openPostgres({ url: await server.createDatabase() }))))
  },
}
let server: TestPostgres | null = null
afterAll(() => server?.close())

describe.each(Object.entries(databases))('an address in several spellings, in %s', (_, open) => {
  let sql: Sql
  let insert: (table: string, row: Readonly<Record<string, SqlValue>>) => Promise<unknown>
  beforeAll(async () => {
    sql = await open()
    const tables = await columnsOf(sql)
    insert = (table, row) => {
      const columns = tables.get(table)!
      return insertRow(sql, table, { ...generatedRow(columns), site_id: SITE, ...row }, columns)
    }
    for (const [at, email] of ALL.entries()) {
      const id = `id${at}`
      const order = { member_id: null, updated_on: AT, snapshot: SNAPSHOT }
      await insert('shop_order', { ...order, id, email, status: 'placed' })
      await insert('payment_attempt', {
        ...{ id, order_id: id, status: 'succeeded', snapshot: SNAPSHOT, currency: 'EUR', refunded_minor: 0 },
        ...{ amount_minor: 100, customer_name: 'Customer' },
      })
      await insert('mail', { id, recipient: email, state: 'waiting' })
      await insert('subscription', {
        id,
        email,
        member_id: '',
        currency: 'EUR',
        snapshot: SNAPSHOT,
        plan: '{}',
        card: null,
      })
      await insert('owner_audit', { id, request_key: id, acted_by: email, subject: null, detail: '{}' })
      // Each member has a key of their own, as members from before one rule for keys do.
      await insert('member', { id, email, email_key: id, banned_on: null })
    }
  }, 120_000)
  afterAll(() => sql.close())

  const idsOf = (emails: readonly string[]): readonly string[] =>
    emails.map((email) => `id${ALL.indexOf(email as never)}`).sort()

  async function listed<Item, Key extends string, Filter>(
    list: OwnerList<Item, Key, Filter>,
    filter: Filter,
    key: Key,
  ): Promise<readonly string[]> {
    const sort = { key, isDescending: true } as const
    const { items, next } = valueOf(await list.page({ filter, sort, limit: 100, after: null }))
    expect(next).toBeNull()
    return items.map((item) => (item as { readonly id: string }).id).sort()
  }

  it('is one address in the lists of the owner', async () => {
    const place = { sql, siteId: SITE, clock }
    for (const person of PEOPLE)
      for (const email of person) {
        const expected = idsOf(person)
        expect(await listed(createSqlOrderList(place), { email }, 'time')).toEqual(expected)
        expect(await listed(createSqlMailList(place), { to: email }, 'time')).toEqual(expected)
        expect(await listed(createSqlAuditList(place), { by: email }, 'time')).toEqual(expected)
        expect(await listed(createSqlSubscriptionList(place), { email }, 'purchased')).toEqual(expected)
      }
  })

  it('is one customer, with all orders', async () => {
    const customers = await createSqlSalesLedger({ sql, siteId: SITE }).customers({ search: null, limit: 50 })
    const found = customers.map(({ email, orders }) => [email, orders] as const)
    const wanted = [...PEOPLE, ...OTHERS.map((other) => [other])].map(
      (person) => [emailKey(person[0]!), person.length] as const,
    )
    expect(new Map(found)).toEqual(new Map(wanted))
    expect(found).toHaveLength(wanted.length)
  })

  it('is one person whose data are exported', async () => {
    for (const person of PEOPLE)
      for (const email of person) {
        const rows = await readPersonRows({ sql, siteId: SITE, email })
        for (const table of ['shop_order', 'mail', 'subscription', 'member'])
          expect(rows[table]!.map(({ id }) => id)).toEqual(idsOf(person))
        const { orders, mails, isMember } = await readHoldings({ sql, siteId: SITE, email })
        expect([orders.length, mails, isMember]).toEqual([person.length, person.length, true])
      }
  })

  const leftCarts = async (): Promise<readonly string[]> =>
    (
      await createSqlCartReminders({ sql, siteId: SITE, clock, random: createFakeRandom() }).left(
        AT - 10,
        AT + 10,
      )
    )
      .map(({ email }) => email)
      .sort()

  it('gets no second reminder of a cart, and none if its member is banned', async () => {
    await insert('product', { id: 'goods', withdrawn: false })
    await insert('sku', { id: 'goods', product_id: 'goods', withdrawn: false })
    for (const [at, email] of ALL.entries()) {
      const id = `cart${at}`
      await insert('shop_order', { id, email, status: 'cart', updated_on: AT, member_id: null, snapshot: '' })
      await insert('order_line', { id, order_id: id, sku_id: 'goods' })
    }
    expect(await leftCarts()).toEqual([...ALL].sort())
    await insert('member', { id: 'banned', email: ZOE[1], email_key: emailKey(ZOE[1]), banned_on: AT })
    expect(await leftCarts()).toEqual([...ADA, ...OTHERS].sort())
    await sql.query(`DELETE FROM member WHERE site_id = $1 AND id = 'banned'`, [SITE])
    for (const person of PEOPLE)
      for (const email of person) {
        const id = `cart${ALL.indexOf(email as never)}`
        await insert('cart_reminder', { id, looked_on: AT })
        expect(await leftCarts()).toEqual(
          ALL.filter((each) => !(person as readonly string[]).includes(each)).sort(),
        )
        await sql.query('DELETE FROM cart_reminder WHERE site_id = $1', [SITE])
      }
  })

  it('is forgotten whole with its member and with its person', async () => {
    const recipients = async (): Promise<readonly string[]> =>
      (await sql.query('SELECT recipient FROM mail WHERE site_id = $1', [SITE])).rows
        .map(({ recipient }) => `${recipient}`)
        .sort()
    const site = { siteId: SITE, clock, random: createFakeRandom() }
    // The member asked for another address and has not confirmed it.
    await insert('member_token', { id: 'change', member_id: 'id0', detail: ADA[1] })
    await sql.tx((querier) => removeMember(querier, site, { id: 'id0' as never, email: ZOE[0] }))
    expect(await recipients()).toEqual([...OTHERS].sort())
    for (const [at, recipient] of ADA.entries()) await insert('mail', { id: `again${at}`, recipient })
    const erasure = { carts: [], anonymous: [], anonymousSubscriptions: [] } as never
    await erasePerson({ sql, siteId: SITE, email: ADA[0] }, commitChanges(sql), erasure)
    expect(await recipients()).toEqual([...OTHERS].sort())
  })
})
