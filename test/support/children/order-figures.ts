import { openDatabase } from '../../../adapters/server/sql/engine/index.js'
import { createSqlOrderList, createSqlSalesLedger } from '../../../adapters/server/sql/shop/index.js'
import { orderNumber } from '../../../core/shared/index.js'
import type { OrderFilter } from '../../../core/orders/index.js'
import type { ListCursor } from '../../../core/ports/owner/owner-list.port.js'
import { readSalesFigures } from '../../../core/use-cases/shop/figures/sales-figures.js'
import { acceptedOf, newShopper, valueOf } from '../../contracts/backend/shopper.js'
import { startPostgres } from '../sql/postgres.js'
import { createStoreFixture } from '../shop/store-fixture.js'
import { valueOf as dataOf } from '../value-of.js'
import { openTemporaryPglite } from '../sql/temporary-pglite.js'

/**
 * Measures orders on an embedded database on the disk, or on PostgreSQL: submits with their mails and events beside
 * submits without, in turns, and lists and searches of `count` orders.
 */
const [count = '100000', rounds = '200', database = 'embedded'] = process.argv.slice(2)
const postgres = database === 'postgres' ? await startPostgres() : null
const sql =
  postgres === null
    ? await openTemporaryPglite()
    : dataOf(await openDatabase({ url: await postgres.createShopDatabase() }))

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** The time that work takes, in ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

type Fixture = Awaited<ReturnType<typeof createStoreFixture>>

async function submit(fixture: Fixture): Promise<number> {
  const shopper = newShopper(fixture)
  valueOf(await shopper.add(fixture.shop.guide.sku))
  await shopper.fillIn(fixture.cards.accepted)
  let answer: Awaited<ReturnType<typeof shopper.submit>> | null = null
  const ms = await timed(async () => (answer = await shopper.submit()))
  if (answer !== null) acceptedOf(answer)
  return ms
}

/** Medians of submits at two sites, in turns. */
async function submitsOf(silentId: string, mailingId: string) {
  const silent = await createStoreFixture(sql, { siteId: silentId })
  const mailing = await createStoreFixture(sql, { siteId: mailingId, onMail: () => undefined })
  const times = { silent: [] as number[], mailing: [] as number[] }
  for (let round = 0; round < Number(rounds) / 2; round += 1) {
    const both = [['silent', silent] as const, ['mailing', mailing] as const]
    for (const [name, fixture] of round % 2 === 0 ? both : both.reverse())
      times[name].push(await submit(fixture))
  }
  return { silentMs: medianOf(times.silent), mailingMs: medianOf(times.mailing) }
}

// Rows of the site with the last name are inserted at the end of each index, which is faster, so each kind is
// last once.
const first = await submitsOf('a', 'b mailing')
const second = await submitsOf('d', 'c mailing')
const submits = {
  silentMs: Math.sqrt(first.silentMs * second.silentMs),
  mailingMs: Math.sqrt(first.mailingMs * second.mailingMs),
}
console.log(`... submits: ${JSON.stringify([first, second])}`)

const SITE = 'many'
const total = Number(count)
const PART = 5000
/** The id of the nth order, which has a number for people. */
const ID = 'md5(n::text)::uuid::text'
/** The frozen content of a real order, which figures and the table of orders read. */
const SNAPSHOT = `SELECT snapshot FROM payment_attempt WHERE site_id = 'a' AND status = 'succeeded' LIMIT 1`
/** Each fills the rows of the orders from $1 to $2 of $3. */
const FILL = [
  `INSERT INTO shop_order (site_id, id, status, attempts, email, custom_data, extras_seen, currency, started_on,
     updated_on)
   SELECT '${SITE}', ${ID}, 'placed', 1, 'shopper' || n || '@example.org', '[]', '[]', 'EUR', n, n
   FROM generate_series($1::INT, LEAST($2::INT, $3::INT)) AS n`,
  `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved, snapshot, item_count,
     customer_name, unsent, created_on, updated_on)
   SELECT '${SITE}', ${ID} || '-1', ${ID}, 'succeeded', 1000 + n, 'EUR', '[]', (${SNAPSHOT}), 1,
     'Ada ' || md5('name' || n % 5000), n > $3::INT - 100, n, n FROM generate_series($1::INT, $2::INT) AS n`,
  `INSERT INTO order_word (site_id, id, order_id, word)
   SELECT '${SITE}', ${ID} || ' ' || word, ${ID}, word
   FROM generate_series($1::INT, LEAST($2::INT, $3::INT)) AS n,
     unnest(ARRAY['ada', md5('name' || n % 5000), 'shopper' || n, 'example', 'org']) AS word`,
  `INSERT INTO order_desk (site_id, id, revision, fulfilment, to_send)
   SELECT '${SITE}', ${ID}, 1, 'fulfilled', 0
   FROM generate_series($1::INT, LEAST($2::INT, $3::INT - 100)) AS n`,
  `INSERT INTO sku (site_id, id, product_id, code, price_minor, currency, more_images, option_values, billing, position,
     withdrawn)
   SELECT '${SITE}', 'sku' || n, 'product', 'ST-' || n, 1000, 'EUR', '[]', '[]', 'one-time', n, FALSE
   FROM generate_series($1::INT, LEAST($2::INT, $3::INT / 50)) AS n`,
  `INSERT INTO order_line (site_id, id, order_id, sku_id, count, price_minor, added_on)
   SELECT '${SITE}', ${ID} || '-line', ${ID}, 'sku' || (1 + n % ($3::INT / 50)), 1, 1000, n
   FROM generate_series($1::INT, $2::INT) AS n`,
  `INSERT INTO fulfilment (site_id, id, order_id, lines, carrier, tracking, sent_on)
   SELECT '${SITE}', ${ID} || '-parcel', ${ID}, '[]', 'DHL', 'JD' || md5('parcel' || n), n
   FROM generate_series($1::INT, LEAST($2::INT, $3::INT - 100)) AS n`,
]
for (const text of FILL)
  for (let from = 1; from <= total; from += PART)
    await sql.query(text, [from, Math.min(from + PART - 1, total), total])
await sql.query('ANALYZE')

const list = createSqlOrderList({ sql, siteId: SITE })
async function page(filter: OrderFilter): Promise<number> {
  const sort = { key: 'time', isDescending: true } as const
  const read = await list.page({ filter, sort, limit: 50, after: null })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value.items.length
}
const { rows } = await sql.query(
  `SELECT md5($1)::uuid::text AS id, md5('name' || $2::INT % 5000) AS name, md5('parcel' || $1) AS tracking`,
  [`${Math.floor(total / 2)}`, Math.floor(total / 2)],
)
const middle = rows[0] ?? {}
const half = Math.floor(total / 2)
const lookups: readonly (readonly [string, OrderFilter])[] = [
  ['first page of the list', {}],
  ['orders to be sent', { needsSending: true }],
  ['orders whose money is held', { isHeld: true }],
  ['disputed orders', { isDisputed: true }],
  ['orders with an open return', { hasOpenReturn: true }],
  ['cancelled orders', { isCancelled: true }],
  ['orders with a refund under way', { refund: 'under-way' }],
  ['orders with a refused refund', { refund: 'refused' }],
  ['orders from the middle on', { fromMs: half }],
  ['orders before the middle', { untilMs: half }],
  ['orders to be sent, by a name that all have', { needsSending: true, text: 'ada' }],
  ['one by its number', { number: orderNumber(`${middle['id']}`) }],
  ['one by its e-mail address', { text: `shopper${Math.floor(total / 2)}@example.org` }],
  ['twenty by a name', { text: `${middle['name']}` }],
  ['fifty by the code of a variant', { text: `ST-${Math.floor(total / 100)}` }],
  ['one by its tracking number', { text: `JD${middle['tracking']}` }],
  ['one by its number as a text', { text: orderNumber(`${middle['id']}`) }],
  ['a name that all have', { text: 'ada' }],
  ['a text that none has', { text: 'nothing' }],
]
const searches: { readonly what: string; readonly ms: number; readonly found: number }[] = []
for (const [what, filter] of lookups) {
  const taken: number[] = []
  let found = 0
  for (let round = 0; round < 15; round += 1)
    taken.push(await timed(async () => (found = await page(filter))))
  searches.push({ what, ms: medianOf(taken), found })
}
const wholes: { readonly what: string; readonly ms: number }[] = [
  {
    what: 'all orders as the export reads them, 10000 at a time',
    ms: await timed(async () => {
      const sort = { key: 'time', isDescending: true } as const
      let after: ListCursor | null = null
      do {
        const read: Awaited<ReturnType<typeof list.page>> = await list.page({
          ...{ filter: {}, sort, limit: 10_000, after },
        })
        if (!read.ok) throw new Error(JSON.stringify(read.failure))
        after = read.value.next
      } while (after !== null)
    }),
  },
  {
    what: 'the figures of all orders',
    ms: await timed(() => readSalesFigures(createSqlSalesLedger({ sql, siteId: SITE }), 0, total + 1)),
  },
]
await sql.close()
await postgres?.close()
console.log(`DONE ${JSON.stringify({ submits, searches, wholes, total })}`)
