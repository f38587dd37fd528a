import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlOrderList } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql, SqlValue } from '../../../../../../adapters/server/sql/engine/index.js'
import { numberCondition } from '../../../../../../adapters/server/sql/shop/orders/search-orders.js'
import { ORDER_LIST } from '../../../../../../adapters/server/sql/schema/shop/0006-order-list.js'
import { ORDER_WORDS } from '../../../../../../adapters/server/sql/schema/shop/0051-order-words.js'
import { money } from '../../../../../../core/money/index.js'
import { ORDER_SORT_KEYS, orderId, searchWords } from '../../../../../../core/orders/index.js'
import type { OrderFilter, OrderSortKey, OrderSummary } from '../../../../../../core/orders/index.js'
import type { ListCursor } from '../../../../../../core/ports/owner/owner-list.port.js'
import { describeOwnerList } from '../../../../../contracts/owner-list.contract.js'
import type { OwnerListSubject } from '../../../../../contracts/owner-list.contract.js'
import { createFakeOwnerList } from '../../../../../fakes/owner-list.fake.js'
import { orderNumber } from '../../../../../../core/shared/index.js'
import { periodOrderId } from '../../../../../../core/use-cases/shop/subscriptions/renewal-order.js'
import { valueOf } from '../../../../../support/value-of.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

/** Orders of equal numbers are alike but for their id. */
const orderOf = (number: number, id: string): OrderSummary => ({
  id: orderId(id),
  status: number % 2 === 0 ? 'placed' : 'submitting',
  name: `shopper ${number}`,
  email: `Shopper${number}@home.test`,
  itemCount: number,
  total: money(number * 1000, 'EUR'),
  provider: null,
  paymentReference: null,
  refunded: money(0, 'EUR'),
  isDisputed: false,
  fulfilment: 'unfulfilled',
  isCancelled: false,
  needsSending: number % 2 === 0,
  payment: number % 2 === 0 ? 'taken' : null,
  taken: number % 2 === 0 ? money(number * 1000, 'EUR') : null,
  time: 1_800_000_000_000 + number,
})

const sortValue = (order: OrderSummary, key: OrderSortKey): string | number => {
  switch (key) {
    case 'count':
      return order.itemCount
    case 'name':
      return order.name
    case 'orderid':
      return order.id
    case 'paid':
      return order.total.amount
    case 'status':
      return order.status
    case 'time':
      return order.time
  }
}

type Subject = OwnerListSubject<OrderSummary, OrderSortKey, OrderFilter>

/** Ids that sort otherwise than they were made. */
const idOf = (count: number): string => `${(count * 7919) % 10_007}`.padStart(8, '0')

async function fakeOrders(): Promise<Subject> {
  const orders: OrderSummary[] = []
  return {
    list: createFakeOwnerList({
      items: () => orders,
      idOf: ({ id }) => id,
      valueOf: sortValue,
      matches: () => true,
    }),
    add: async (number) => {
      const id = idOf(orders.length + 1)
      orders.push(orderOf(number, id))
      return id
    },
    idOf: ({ id }) => id,
    valueOf: sortValue,
  }
}

describeOwnerList('orders of the fake', { keys: ORDER_SORT_KEYS, everything: {}, open: fakeOrders })

describe('the orders of the store', () => {
  let sql: Sql
  let siteCount = 0
  beforeAll(async () => {
    sql = await openTestMemory()
  }, 60_000)
  afterAll(() => sql.close())

  const insert = async (siteId: string, order: OrderSummary, status: string): Promise<void> => {
    const { id, email, total, itemCount, name, time } = order
    await sql.query(
      `INSERT INTO shop_order (site_id, id, status, attempts, email, custom_data, extras_seen, currency,
         started_on, updated_on)
       VALUES ($1, $2, 'placed', 1, $3, '[]', '[]', $4, $5, $5)`,
      [siteId, id, email, total.currency, time],
    )
    await sql.query(
      `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved,
         snapshot, item_count, customer_name, created_on, updated_on)
       VALUES ($1, $2 || '-1', $2, $3, $4, $5, '[]', '{}', $6, $7, $8, $8)`,
      [siteId, id, status, total.amount, total.currency, itemCount, name, time],
    )
    for (const word of searchWords(name, email))
      await sql.query(
        `INSERT INTO order_word (site_id, id, order_id, word) VALUES ($1, $2 || ' ' || $3, $2, $3)`,
        [siteId, id, word],
      )
  }
  const statusOf = ({ status }: OrderSummary): string => (status === 'placed' ? 'succeeded' : 'pending')

  const open = async (): Promise<Subject & { readonly siteId: string }> => {
    const siteId = `orders-${++siteCount}`
    let count = 0
    return {
      siteId,
      list: createSqlOrderList({ sql, siteId }),
      add: async (number) => {
        const order = orderOf(number, idOf((count += 1)))
        await insert(siteId, order, statusOf(order))
        return order.id
      },
      idOf: ({ id }) => id,
      valueOf: sortValue,
    }
  }

  it('are found by their short number, or by their id', async () => {
    const { list, siteId } = await open()
    const wanted = '018f0000-0000-7123-8456-0123456789ab'
    const other = '018f0000-0000-7123-8456-0123456789ac'
    const [renewal, laterRenewal] = [periodOrderId(`sub-${wanted}`, 1), periodOrderId(`sub-${wanted}`, 11)]
    for (const [number, id] of [wanted, other, renewal, laterRenewal].entries())
      await insert(siteId, orderOf(number, id), 'succeeded')
    const found = async (number: string): Promise<readonly string[]> => {
      const sort = { key: 'time', isDescending: true } as const
      return valueOf(await list.page({ filter: { number }, sort, limit: 10, after: null })).items.map(
        ({ id }) => id,
      )
    }
    for (const said of [orderNumber(wanted), orderNumber(wanted).toLowerCase().replace('-', ''), wanted])
      expect(await found(said)).toEqual([wanted])
    for (const id of [renewal, laterRenewal])
      expect(await found(orderNumber(id).replaceAll('-', ' '))).toEqual([id])
    for (const said of ['', '%', '7K3M-9QWT', '0000']) expect(await found(said)).toEqual([])
    // A search finds it alone too, although the number of a parcel has the same text.
    await sql.query(
      `INSERT INTO fulfilment (site_id, id, order_id, lines, tracking, sent_on) VALUES ($1, 'p', $2, '[]', $3, 1)`,
      [siteId, other, `JD ${orderNumber(wanted)}`],
    )
    for (const text of [orderNumber(wanted), wanted]) {
      const page = { sort: { key: 'time', isDescending: true }, limit: 10, after: null } as const
      expect(valueOf(await list.page({ filter: { text }, ...page })).items.map(({ id }) => id)).toEqual([
        wanted,
      ])
    }
    const plan = await sql.tx(async ({ query }) => {
      await query('SET LOCAL enable_seqscan = off')
      const values: SqlValue[] = [siteId]
      const condition = numberCondition(orderNumber(wanted), values)
      const { rows } = await query(
        `EXPLAIN SELECT id FROM payment_attempt WHERE site_id = $1 AND ${condition}`,
        values,
      )
      return JSON.stringify(rows)
    })
    expect(plan).toContain('attempt_by_number')
  })

  describeOwnerList('orders of the store', { keys: ORDER_SORT_KEYS, everything: {}, open })

  it('are found by beginnings of the words of a name or an address, page after page', async () => {
    const { siteId, list } = await open()
    const names = ['Marco Bianchi', 'Zoë O’Neill-Müller', 'Bianca Marcos']
    const orderBy = (name: string, at: number): OrderSummary => ({
      ...orderOf(at, idOf(at)),
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}.${at}@home.test`,
    })
    for (const [at, name] of names.entries()) await insert(siteId, orderBy(name, at + 1), 'succeeded')
    const found = async (text: string, after: ListCursor | null = null) =>
      valueOf(
        await list.page({ filter: { text }, sort: { key: 'time', isDescending: true }, limit: 2, after }),
      )
    const table: readonly (readonly [string, readonly number[]])[] = [
      ['marco', [2, 0]],
      ['bian MAR', [2, 0]],
      ['bianchi', [0]],
      ['marco.1@home.test', [0]],
      ['müller', [1]],
      ['zoë', [1]],
      ['arco', []],
      ["' | '", []],
      ['\\', []],
      [orderNumber(idOf(2)), [1]],
    ]
    for (const [text, places] of table)
      expect([text, (await found(text)).items.map(({ name }) => name)]).toEqual([
        text,
        places.map((place) => names[place]),
      ])
    const first = await found('home')
    expect((await found('home', first.next)).items.map(({ name }) => name)).toEqual(['Marco Bianchi'])
  })

  it('are found among very many matches, also if an older version wrote them', async () => {
    const { siteId, list } = await open()
    await sql.query(
      `INSERT INTO shop_order (site_id, id, status, attempts, email, custom_data, extras_seen, currency,
         started_on, updated_on)
       SELECT $1, 'many-' || g, 'placed', 1, 'Guest' || g || '@home.test', '[]', '[]', 'EUR', g, g
         FROM generate_series(1, 2001) AS g`,
      [siteId],
    )
    await sql.query(
      `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved, snapshot,
         item_count, customer_name, created_on, updated_on)
       SELECT $1, 'many-' || g || '-1', 'many-' || g, 'succeeded', 1, 'EUR', '[]', '{}', 1, 'Guest, Ümit', g, g
         FROM generate_series(1, 2001) AS g`,
      [siteId],
    )
    for (const statement of ORDER_WORDS.statements) await sql.query(statement)
    const found = async (text: string): Promise<readonly (string | null)[]> => {
      const sort = { key: 'time', isDescending: true } as const
      const { items } = valueOf(await list.page({ filter: { text }, sort, limit: 2, after: null }))
      return items.map(({ email }) => email)
    }
    expect(await found('guest home')).toEqual(['Guest2001@home.test', 'Guest2000@home.test'])
    expect(await found('ümit')).toEqual(['Guest2001@home.test', 'Guest2000@home.test'])
    expect(await found('Guest1999')).toEqual(['Guest1999@home.test'])
    expect(await found('guest1999@home.test')).toEqual(['Guest1999@home.test'])
    // One order has both of two frequent words.
    await sql.query(
      `INSERT INTO order_word (site_id, id, order_id, word)
       SELECT $1, 'many-' || g || ' rare', CASE g WHEN 7 THEN 'many-7' ELSE 'none' END, 'rare' || g
         FROM generate_series(1, 2002) AS g`,
      [siteId],
    )
    expect(await found('guest rare')).toEqual(['Guest7@home.test'])
  })

  it('are searched by the possible kinds of a text: no number in an address, no parcel in a name', async () => {
    const { siteId } = await open()
    await insert(siteId, orderOf(2, idOf(2)), 'succeeded')
    const asked: string[] = []
    const query: Sql['query'] = (text, values) => {
      asked.push(text)
      return sql.query(text, values)
    }
    const list = createSqlOrderList({ sql: { query }, siteId })
    const tablesOf = async (filter: OrderFilter) => {
      asked.length = 0
      const sort = { key: 'time', isDescending: true } as const
      const { items } = valueOf(await list.page({ filter, sort, limit: 2, after: null }))
      const searches = asked.slice(0, -1).join(' ')
      const read = ['shop_order', 'payment_attempt', 'order_word', 'sku.code', 'fulfilment'].filter((table) =>
        searches.includes(table),
      )
      return [items.length, read]
    }
    expect(await tablesOf({ text: 'shopper2@home.test' })).toEqual([1, ['order_word']])
    expect(await tablesOf({ text: 'none@home.test' })).toEqual([0, ['order_word']])
    expect(await tablesOf({ email: 'SHOPPER2@home.test' })).toEqual([1, ['shop_order']])
    expect(await tablesOf({ text: 'shopper' })).toEqual([1, ['order_word', 'sku.code']])
    expect(await tablesOf({ text: 'nothing' })).toEqual([0, ['order_word', 'sku.code', 'fulfilment']])
    expect(await tablesOf({ text: idOf(2) })).toEqual([1, ['payment_attempt']])
    expect(await tablesOf({ text: 'JD-014' })).toEqual([
      0,
      ['payment_attempt', 'order_word', 'sku.code', 'fulfilment'],
    ])
  })

  it('are listed by status and by shopper, without abandoned orders and carts', async () => {
    const { siteId, list, add } = await open()
    for (const number of [1, 2, 3]) await add(number)
    await insert(siteId, orderOf(4, 'given-up'), 'released')
    const names = async (filter: OrderFilter): Promise<readonly string[]> => {
      const sort = { key: 'time', isDescending: true } as const
      const { items } = valueOf(await list.page({ filter, sort, limit: 9, after: null }))
      for (const item of items) expect(item).toEqual(orderOf(item.itemCount, item.id))
      return items.map(({ name }) => name)
    }
    expect(await names({})).toEqual(['shopper 3', 'shopper 2', 'shopper 1'])
    expect(await names({ status: 'placed' })).toEqual(['shopper 2'])
    expect(await names({ status: 'submitting' })).toEqual(['shopper 3', 'shopper 1'])
    expect(await names({ email: 'shopper3@HOME.test' })).toEqual(['shopper 3'])
    expect(await names({ email: `' OR 1=1 --` })).toEqual([])
  })

  it('are sorted by pieces and name even if an older version has written them', async () => {
    const snapshot = JSON.stringify({ itemCount: 7, fullName: 'Ada' })
    await sql.query(
      `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved,
         snapshot, created_on, updated_on)
       VALUES ('old', 'o-1', 'o', 'succeeded', 1, 'EUR', '[]', $1, 1, 1)`,
      [snapshot],
    )
    for (const statement of ORDER_LIST.statements) await sql.query(statement)
    const { rows } = await sql.query(
      `SELECT item_count, customer_name FROM payment_attempt WHERE site_id = 'old'`,
    )
    expect(rows).toEqual([{ item_count: 7, customer_name: 'Ada' }])
  })
})
