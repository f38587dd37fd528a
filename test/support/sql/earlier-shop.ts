import { createSqlForms } from '../../../adapters/server/forms/index.js'
import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import {
  createSqlOrderDesk,
  createSqlOrderDocuments,
  createSqlRefundQueue,
  createSqlSalesLedger,
} from '../../../adapters/server/sql/shop/index.js'
import { orderId } from '../../../core/orders/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { LedgerOrder } from '../../../core/ports/shop/sales-ledger.port.js'
import { fulfilOrder, refundOrder } from '../../../core/use-cases/shop/orders/handle-order.js'
import { acceptedOf, newKey, newShopper, valueOf } from '../../contracts/backend/shopper.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import { createAccountsFixture } from '../accounts/accounts-fixture.js'
import { draftOf } from '../documents/document-draft.js'
import { listOrders } from '../shop/list-orders.js'
import { realRandom } from '../shop/store-fixture.js'
import { logInAsAda } from '../shop/subscriber.js'
import { columnsOf, generatedRow, insertRow, rowsOf } from './earlier-schema.js'
import type { Row, Rows } from './earlier-schema.js'

/** The clock of all shops here. */
export const clock = createFakeClock()
const PAYMENT = { provider: 'fake', token: FAKE_CARDS.accepted }

/** Opens a site in a database: a new one with its member, or one that is there. */
export const openSite = (sql: Sql, siteId?: string) =>
  createAccountsFixture(
    sql,
    {},
    { clock, ...(siteId !== undefined && { siteId }) },
    { processors: [createFakeProcessor()], pause: () => Promise.resolve() },
  )
type Site = Awaited<ReturnType<typeof openSite>>

/** The orders and sales of a shop, without the facts that later migrations add. */
export async function seenIn(sql: Sql, siteId: string) {
  const sales: LedgerOrder[] = []
  for await (const part of createSqlSalesLedger({ sql, siteId }).placed(0, clock.wallTime() + 1))
    sales.push(...part)
  const orders = await listOrders({ sql, siteId })
  return {
    orders: orders.map(({ id, name, email, itemCount, total }) => ({ id, name, email, itemCount, total })),
    sales: sales.map(({ placedOn, currency, totalMinor, country, lines, taxes }) => ({
      ...{ placedOn, currency, totalMinor, country, lines },
      taxes: taxes.map(({ amountMinor }) => amountMinor),
    })),
  }
}

async function buy(site: Site, visitor = site.newVisitor()) {
  const shopper = newShopper(site, visitor)
  valueOf(await shopper.add(site.shop.tea.sku, 2))
  await shopper.fillIn(PAYMENT)
  return acceptedOf(await shopper.submit())
}

async function subscribe(site: Site): Promise<void> {
  const member = newShopper(site, await logInAsAda(site))
  valueOf(await member.addToCart({ skuId: site.shop.subscription!, count: 1, buyNow: true, key: newKey() }))
  await member.fillIn(PAYMENT)
  acceptedOf(await member.submit())
}

/** A parcel, a refund and an invoice of an order. */
async function handle({ context: { sql, siteId }, store }: Site, id: string): Promise<void> {
  const commit = commitChanges(sql)
  const desk = {
    ...createSqlOrderDesk({ sql, siteId, commit, mails: { clock, random: realRandom } }),
    ...createSqlRefundQueue({ sql, siteId }),
  }
  const ports = { desk, clock, newId: () => realRandom.token() }
  const command = { order: orderId(id), by: 'owner' }
  const lines = [{ lineId: (await desk.load(command.order))!.placed.items[0]!.id, count: 1 }]
  await fulfilOrder(ports, { ...command, pieces: lines, carrier: 'DHL', tracking: '1' })
  const extent = { tag: 'lines', lines } as const
  await refundOrder(ports, { ...command, key: 'k', extent, restocks: true, reason: null })
  await store().settleRefunds()
  await createSqlOrderDocuments({ sql, siteId, commit }).issue(draftOf(id))
}

/** A shop of today with what shoppers, members and its owner left, and a row of another site in each table. */
export async function fillShop(sql: Sql) {
  const site = await openSite(sql)
  const { siteId } = site.context
  const guest = await buy(site)
  await buy(site, await logInAsAda(site))
  await subscribe(site)
  valueOf(await newShopper(site, await logInAsAda(site)).add(site.shop.tea.sku, 3))
  await handle(site, guest.orderId)
  await createSqlForms({ sql, siteId, clock, random: realRandom }).submissions.add(
    { attempt: null, formName: 'Contact', pageId: '', source: '', fields: { Name: 'Ada' }, files: {} },
    { needsMail: true },
  )
  await site.accounts.maintain()
  for (const [table, columns] of await columnsOf(sql))
    await insertRow(sql, table, generatedRow(columns), columns)
  return { siteId, guest, rows: await rowsOf(sql), seen: await seenIn(sql, siteId) }
}
export type FilledShop = Awaited<ReturnType<typeof fillShop>>

const isPartOf =
  (orders: ReadonlySet<unknown>) =>
  (row: Row): boolean =>
    orders.has(row['order_id']) || orders.has(row['id'])

/** An order as it was stored before its taxes were. */
function withoutTaxes(row: Row): Row {
  if (typeof row['snapshot'] !== 'string') return row
  const { taxes: _taxes, discountParts: _parts, ...order } = JSON.parse(row['snapshot']) as Order
  return { ...row, snapshot: JSON.stringify(order) }
}

function asAccountMail({ content, ...row }: Row): readonly Row[] {
  const { tag, subject = '', text = '', html, links } = JSON.parse(`${content}`) as Record<string, string>
  return tag === 'written'
    ? [
        {
          ...row,
          subject,
          text_body: text,
          html_body: html ?? '',
          links: JSON.stringify(links),
          sent_on: null,
        },
      ]
    : []
}

/** Today's rows as the version had them whose newest migration was `last`. */
export function asOf(rows: Rows, last: string): Rows {
  const found = new Map(rows)
  const rowsIn = (table: string): readonly Row[] => rows.get(table) ?? []
  const change = (tables: readonly string[], to: (row: Row) => readonly Row[]): void => {
    for (const table of tables) found.set(table, (found.get(table) ?? []).flatMap(to))
  }
  if (last < '0017') {
    const subscribed = rowsIn('shop_order').flatMap((row) =>
      row['subscription_id'] === null ? [] : [row['id']],
    )
    const isSubscribed = isPartOf(new Set(subscribed))
    change(['shop_order', 'payment_attempt', 'order_line', 'submission'], (row) =>
      isSubscribed(row) ? [] : [row],
    )
  }
  if (last < '0031') {
    const carts = new Map(
      rowsIn('shop_order').flatMap(({ id, status, member_id }) =>
        status === 'placed' || member_id === null ? [] : [[id, member_id] as const],
      ),
    )
    change(['shop_order'], (row) => [carts.has(row['id']) ? { ...row, member_id: null } : row])
    change(['visitor'], (row) => [{ ...row, member_id: carts.get(row['order_id']) ?? null }])
  }
  if (last < '0035') {
    found.set('account_mail', rowsIn('mail').flatMap(asAccountMail))
    change(['form_submission'], (row) => [{ ...row, mailed_at: null }])
  }
  if (last < '0043') change(['shop_order', 'payment_attempt', 'subscription'], (row) => [withoutTaxes(row)])
  return found
}
