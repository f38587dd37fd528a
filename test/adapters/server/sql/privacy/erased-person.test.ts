import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { commitChanges } from '../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { erasePerson, readHoldings } from '../../../../../adapters/server/sql/privacy/index.js'
import { decideErasure } from '../../../../../core/use-cases/privacy/decide-erasure.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

const SITE = 'erased'
const EMAIL = 'zora@example.org'
const WORDS = 'Zora Quist'
const DAY = Date.UTC(2010, 0, 1)
const PERSON = {
  ...{ email: EMAIL, fullName: WORDS, comment: WORDS, customData: [{ name: 'note', textInput: WORDS }] },
  ...{ shippingAddress: { addressee: WORDS }, billingAddress: { addressee: WORDS }, card: { last4: WORDS } },
  ...{ downloads: [], progress: null, items: [] },
}
const SNAPSHOT = JSON.stringify(PERSON)
const EVENTS = {
  note: { text: WORDS },
  fulfilled: { tracking: WORDS },
  cancelled: { reason: WORDS },
  'refund-requested': { reason: WORDS },
  'refund-refused': { message: WORDS },
}

let sql: Sql
beforeAll(async () => {
  sql = await openTestMemory()
}, 60_000)
afterAll(() => sql.close())

interface Column {
  readonly name: string
  readonly type: string
}

async function columns(): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  const found = new Map<string, readonly Column[]>()
  for (const row of rows) {
    const column = { name: `${row['column_name']}`, type: `${row['data_type']}` }
    const table = `${row['table_name']}`
    found.set(table, [...(found.get(table) ?? []), column])
  }
  return found
}

/** The values of columns that lead to the person, or that the program reads. All other texts are the person's words. */
const VALUES: Readonly<Record<string, string | number>> = {
  ...{ site_id: SITE, id: 'order', order_id: 'order', email: EMAIL, recipient: EMAIL, placed_on: DAY },
  ...{ status: 'placed', snapshot: SNAPSHOT, renewal: SNAPSHOT, ended_on: DAY, lines: '[]', currency: 'EUR' },
}

const isOfPerson = (list: readonly Column[]): boolean =>
  list.some(({ name }) => ['order_id', 'email', 'recipient'].includes(name))

/** Tables of other people, and of accounts, which `deleted-account` walks. */
const OTHERS = new Set(['owner', 'member', 'account_mail'])

/** Columns whose texts name no person: kinds, states, and ids of goods, providers and keys. */
const KEPT = new Set([
  ...['order_document.kind', 'order_event.acted_by', 'order_line.sku_id', 'visitor.lineage'],
  ...['shop_order.shipping_method_id', 'shop_order.discount_code', 'shop_order.extras_seen'],
  ...['shop_order.payment_reference', 'shop_order.payment_provider', 'shop_order.wallet_provider'],
  ...['shop_order.subscription_id', 'shop_order.left_in'],
  ...['payment_attempt.reference', 'payment_attempt.confirmed_reference', 'payment_attempt.client_secret'],
  ...['payment_attempt.reserved', 'payment_attempt.discount_code', 'payment_attempt.failure'],
  ...['payment_attempt.provider', 'payment_attempt.action', 'payment_attempt.capture'],
  ...['payment_attempt.purpose', 'refund.request_key', 'refund.kind', 'refund.state', 'fulfilment.carrier'],
  ...['subscription.product_id', 'subscription.sku_id', 'subscription.plan', 'subscription.provider'],
  ...['submission.attempt_id', 'submission.failure', 'submission.cart'],
  ...['visitor.replaced_by', 'visitor.replaced_from', 'visitor.member_id', 'visitor.renewed_for'],
])

it('leaves no word of a person in any column of old orders and subscriptions', async () => {
  const tables = [...(await columns())].filter(([table, list]) => isOfPerson(list) && !OTHERS.has(table))
  const insert = (table: string, list: readonly Column[], own: Readonly<Record<string, string>> = {}) => {
    const values = list.map(
      ({ name, type }) =>
        own[name] ?? VALUES[name] ?? (type === 'text' ? WORDS : type === 'boolean' ? false : 1),
    )
    return sql.query(
      `INSERT INTO ${table} (${list.map(({ name }) => name).join(', ')})
        VALUES (${list.map((_, at) => `$${at + 1}`).join(', ')})`,
      values,
    )
  }
  for (const [table, list] of tables)
    if (table !== 'order_event') await insert(table, list)
    else
      for (const [place, [kind, detail]] of Object.entries(EVENTS).entries())
        await sql.query(
          `INSERT INTO order_event (site_id, id, order_id, place, kind, detail, acted_by, acted_on)
            VALUES ($1, $2, 'order', $3, $4, $5, 'owner', 1)`,
          [SITE, kind, place, kind, JSON.stringify(detail)],
        )
  const person = { sql, siteId: SITE, email: EMAIL.toUpperCase() }
  const holdings = await readHoldings(person)
  const erasure = decideErasure(
    { ...holdings, submissions: 0 },
    { nowMs: Date.UTC(2027, 0, 31), keepYears: 10 },
  )
  if ('tag' in erasure) throw new Error(erasure.tag)
  await erasePerson(person, commitChanges(sql), erasure)

  const found: string[] = []
  for (const [table] of tables)
    for (const row of (await sql.query(`SELECT * FROM ${table} WHERE site_id = $1`, [SITE])).rows)
      for (const [column, value] of Object.entries(row))
        if (`${value}`.includes(WORDS) || `${value}`.includes(EMAIL)) found.push(`${table}.${column}`)
  expect(tables.length).toBeGreaterThan(10)
  expect(found.filter((place) => !KEPT.has(place))).toEqual([])
})

it('finds a person under every spelling of one address', async () => {
  const typed = 'Zo\u00c9@example.org'
  const siteId = 'spellings'
  for (const [id, recipient] of [
    ['as typed', typed],
    ['in small letters', typed.toLowerCase()],
    ['in two characters', typed.toLowerCase().normalize('NFD')],
    ['another person', 'zoe@example.org'],
  ] as const)
    await sql.query(
      `INSERT INTO mail (site_id, id, kind, recipient, content, state, tries, created_on, next_try_on)
        VALUES ($1, $2, 'written', $3, '{}', 'waiting', 0, 1, 1)`,
      [siteId, id, recipient],
    )
  const person = { sql, siteId, email: typed.toLowerCase() }
  const holdings = await readHoldings(person)
  expect(holdings.mails).toBe(3)
  const erasure = decideErasure({ ...holdings, submissions: 0 }, { nowMs: DAY, keepYears: 10 })
  if ('tag' in erasure) throw new Error(erasure.tag)
  await erasePerson(person, commitChanges(sql), erasure)
  expect((await sql.query('SELECT id FROM mail WHERE site_id = $1', [siteId])).rows).toEqual([
    { id: 'another person' },
  ])
})
