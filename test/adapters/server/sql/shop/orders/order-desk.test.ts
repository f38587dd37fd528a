import { createSqlCartReminders } from '../../../../../../adapters/server/sql/reminders/index.js'
import { remindOfCarts } from '../../../../../../core/use-cases/mails/remind-of-carts.js'
import { writeEndpoints } from '../../../../../../adapters/server/sql/events/index.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { orderValue } from '../../../../../../adapters/server/graphql/owner/values/order-values.js'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import {
  createSqlAuditList,
  createSqlDiscountDesk,
  createSqlHomeFigures,
  createSqlVisitLog,
  createSqlOwnerStore,
  createSqlProductDesk,
  createSqlStockDesk,
} from '../../../../../../adapters/server/sql/owner/index.js'
import {
  erasePerson,
  readHoldings,
  readPersonRows,
} from '../../../../../../adapters/server/sql/privacy/index.js'
import {
  createSqlOrderList,
  importCatalogue,
  skuIdOf,
  createSqlSalesLedger,
  createSqlWithdrawals,
} from '../../../../../../adapters/server/sql/shop/index.js'
import { money, percent } from '../../../../../../core/money/index.js'
import {
  decideWithdrawal,
  DEFAULT_WITHDRAWAL_SETTINGS,
  orderId,
  replayEvents,
  SALES_SLOT_MS,
} from '../../../../../../core/orders/index.js'
import type { DeskOrder, OrderFilter, OrderId, ReturnState } from '../../../../../../core/orders/index.js'
import { DELIVERED_ORDERS } from '../../../../../../adapters/server/sql/schema/shop/0073-delivered-orders.js'
import { WITHDRAWN_ORDERS } from '../../../../../../adapters/server/sql/schema/shop/0065-withdrawn-orders.js'
import { UNSENT_ORDERS } from '../../../../../../adapters/server/sql/schema/shop/0062-unsent-orders.js'
import {
  cancelOrder,
  fulfilOrder,
  refundOrder,
} from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import { TERMINAL } from '../../../../../../core/use-cases/owner/audit.js'
import { describeOrderDesk } from '../../../../../contracts/order-desk.contract.js'
import { describeOwnerStore } from '../../../../../contracts/owner-store.contract.js'
import { acceptedOf, newKey } from '../../../../../contracts/backend/shopper.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { valueOf } from '../../../../../support/value-of.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { openDeskShop, STOCK } from '../support/desk-shop.js'
import type { settings } from '../support/payment-shop.js'
import { buyer, HOUR_MS } from '../support/payment-shop.js'

const HOLDING = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE', capture: 'on-fulfilment' })

describe.each(DATABASES)('orders at the desk on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  const open = (options?: FakeProcessorOptions, shopSettings?: typeof settings) =>
    openDeskShop(sql, options, shopSettings)

  describeOrderDesk(name, async () => {
    const { desk, paid, place, siteId, stock } = await open()
    const held = await place('held')
    await sql.query(`UPDATE payment_attempt SET status = 'authorised' WHERE site_id = $1 AND order_id = $2`, [
      siteId,
      held,
    ])
    const before = Number(await stock())
    return { desk, paid, held, stockBack: async () => Number(await stock()) - before }
  })

  describeOwnerStore(name, async () => {
    const place = { sql, siteId: 'owners' }
    const clock = { wallTime: () => 1000 }
    const store = createSqlOwnerStore({ ...place, commit: commitChanges(sql), clock })
    return { store, audit: createSqlAuditList(place), nowMs: clock.wallTime() }
  })

  /** Reads the orders of a site that a filter finds. */
  const reader = (siteId: string) => async (filter: OrderFilter) => {
    const sort = { key: 'time', isDescending: true } as const
    const list = createSqlOrderList({ sql, siteId })
    return valueOf(await list.page({ filter, sort, limit: 10, after: null })).items
  }
  /** Lists the orders of a site that a filter finds, by their ids. */
  const finder = (siteId: string) => async (filter: OrderFilter) =>
    (await reader(siteId)(filter)).map(({ id }) => id)

  it('counts, finds and returns orders for a desk', async () => {
    const { siteId, ports, command, clock, paid, desk } = await open()
    const found = finder(siteId)
    await fulfilOrder(ports, { ...command, pieces: 'all', carrier: null, tracking: 'TR_34%' })
    const { placed } = (await desk.load(paid))!
    await sql.query(`UPDATE sku SET code = 'CODE-1' WHERE site_id = $1`, [siteId])
    for (const text of ['tr_34', `${placed.email}`.toUpperCase(), 'code-1', paid])
      expect([text, await found({ text })]).toEqual([text, [paid]])
    for (const text of ['tr134', '%%', 'nothing']) expect([text, await found({ text })]).toEqual([text, []])
    expect(await found({ isHeld: true })).toEqual([])
    expect(await found({ isDisputed: true })).toEqual([])
    for (const refund of ['under-way', 'refused'] as const) expect(await found({ refund })).toEqual([])
    expect(await found({ isCancelled: false, fromMs: 0, untilMs: clock.wallTime() + 1 })).toEqual([paid])
    expect(await found({ untilMs: 0 })).toEqual([])

    const home = createSqlHomeFigures({ sql, siteId })
    expect(await home.counts()).toEqual({
      toSend: 0,
      held: 0,
      refundsUnderWay: 0,
      refundsRefused: 0,
      disputed: 0,
      returns: 0,
      failedMails: 0,
      outOfStock: 0,
      unreadEntries: 0,
    })
    // Of several disputes the one that ends first counts, with the last word of its provider.
    const disputes = async (isDisputed: boolean, ...dues: readonly (number | null)[]) => {
      await sql.query('UPDATE payment_attempt SET disputed = $2 WHERE site_id = $1', [siteId, isDisputed])
      for (const [at, dueMs] of dues.entries())
        await sql.query(
          `INSERT INTO order_event (site_id, id, order_id, place, kind, detail, acted_by, acted_on)
           VALUES ($1, $2, $3, $4, 'disputed', $5, 'stripe', 1)`,
          [siteId, `due ${dueMs}`, paid, 10_000 + at, JSON.stringify(dueMs === null ? {} : { dueMs })],
        )
      const read = (await desk.load(paid))!
      return [await home.disputeDueMs(), orderValue(read).money.disputeDueAt]
    }
    expect(await disputes(true)).toEqual([null, null])
    expect(await disputes(true, 5000, 7000)).toEqual([7000, 7000])
    expect(await disputes(false)).toEqual([null, null])
    // An older version stored sent pieces in `order_desk` only.
    const migrated = async (sent: string) => {
      await sql.query(`UPDATE payment_attempt SET unsent = TRUE WHERE site_id = $1`, [siteId])
      await sql.query(`UPDATE order_desk SET ${sent} WHERE site_id = $1`, [siteId])
      for (const statement of UNSENT_ORDERS.statements) await sql.query(statement, [])
      return { toSend: (await home.counts()).toSend, listed: await found({ needsSending: true }) }
    }
    expect(await migrated('to_send = 1')).toEqual({ toSend: 1, listed: [paid] })
    expect(await migrated('to_send = NULL')).toEqual({ toSend: 1, listed: [paid] })
    expect(await migrated('to_send = 0')).toEqual({ toSend: 0, listed: [] })
    const startMs = Math.floor(clock.wallTime() / SALES_SLOT_MS) * SALES_SLOT_MS
    expect(await home.sales(0, 'EUR')).toEqual([
      { startMs, orders: 1, totalMinor: placed.total.amount, refundedMinor: 0 },
    ])
    expect(await home.bestSellers(0, 5)).toMatchObject([{ pieces: 3 }])
    const log = createSqlVisitLog({ sql, siteId })
    for (const [day, visits] of [
      ['2027-01-30', 2],
      ['2027-01-31', 3],
      ['2027-01-31', 4],
    ] as const)
      await log.add(day, visits)
    expect(await home.visits(Date.UTC(2027, 0, 31))).toBe(7)
    expect(await home.visits(Date.UTC(2027, 1, 1))).toBe(0)
    expect(await home.openCarts(0)).toEqual({ carts: 0, checkouts: 0 })
    const setStatus = (status: string) => sql.query(`UPDATE shop_order SET status = '${status}'`)
    const [known] = (await sql.query('SELECT status FROM shop_order')).rows
    await setStatus('cart')
    expect(await home.openCarts(0)).toEqual({ carts: 1, checkouts: 1 })
    expect(await home.openCarts(clock.wallTime() + 1)).toEqual({ carts: 0, checkouts: 0 })
    await setStatus(`${known?.['status']}`)

    const stock = createSqlStockDesk({ sql, siteId, commit: commitChanges(sql) })
    const { id: variant } = placed.items[0]!.sku
    const entry = (id: string) => ({
      id,
      atMs: 1,
      ownerId: 'ann',
      by: 'ann@example.org',
      operation: 'deliverStock' as const,
      subject: variant,
      detail: 'box',
      request: { key: 'box', fingerprint: 'f' },
      session: null,
    })
    const box = { tag: 'add', pieces: 5 } as const
    const boxes = await Promise.all([
      stock.enter(variant, box, entry('e1')),
      stock.enter(variant, box, entry('e2')),
    ])
    expect(boxes.map(({ tag }) => tag).sort()).toEqual(['changed', 'done'])
    expect(await stock.find(variant)).toMatchObject({ left: STOCK - 3 + 5 })
    const count = { tag: 'set', pieces: 0, expected: 1 } as const
    expect(await stock.enter(variant, count, { ...entry('e3'), request: null })).toEqual({ tag: 'changed' })
    await stock.enter(variant, { ...count, expected: 12 }, { ...entry('e4'), request: null })
    expect((await home.counts()).outOfStock).toBe(1)
    const products = createSqlProductDesk({ sql, siteId, commit: commitChanges(sql) })
    const soldOut = async (after: string | null) =>
      (await products.list({ outOfStock: true, after, limit: 5 })).map(({ id }) => id)
    const { id: product } = placed.items[0]!.product
    expect(await soldOut(null)).toEqual([product])
    expect(await soldOut(product)).toEqual([])
  })

  it('sums up sales and customers as the desk does, and exports and erases a person', async () => {
    const { siteId, paid, desk } = await open()
    const { placed } = (await desk.load(paid))!
    const ledger = createSqlSalesLedger({ sql, siteId })
    const orders = []
    for await (const part of ledger.placed(0, Number.MAX_SAFE_INTEGER)) orders.push(...part)
    expect(orders).toMatchObject([{ totalMinor: placed.total.amount, isCancelled: false, payment: 'taken' }])
    const [day] = await createSqlHomeFigures({ sql, siteId }).sales(0, 'EUR')
    expect(day?.totalMinor).toBe(orders[0]!.totalMinor)
    const email = placed.email!
    const customers = (search: string | null) => ledger.customers({ search, limit: 5 })
    expect(await customers(email.toUpperCase())).toEqual(await customers(null))
    expect(await customers(null)).toMatchObject([{ email, orders: 1, totalMinor: placed.total.amount }])
    expect(await customers('100%')).toEqual([])
    const stand = (status: string) =>
      sql.query('UPDATE payment_attempt SET status = $2 WHERE site_id = $1', [siteId, status])
    for (const status of ['lapsed', 'trial', 'trial-held']) {
      await stand(status)
      expect(await createSqlHomeFigures({ sql, siteId }).sales(0, 'EUR')).toEqual([])
      expect(await createSqlHomeFigures({ sql, siteId }).bestSellers(0, 5)).toEqual([])
      expect(await customers(null)).toEqual([])
    }
    await stand('succeeded')

    await sql.query(
      `INSERT INTO withdrawal (site_id, id, name, received_on, is_late, state, changed_on)
       VALUES ($1, $2, 'Anna Berg', 1, FALSE, 'requested', 1)`,
      [siteId, paid],
    )
    expect(await finder(siteId)({ hasOpenReturn: true })).toEqual([paid])
    expect(await createSqlHomeFigures({ sql, siteId }).counts()).toMatchObject({ returns: 1 })
    const person = { sql, siteId, email: email.toUpperCase() }
    expect(await readPersonRows(person)).toMatchObject({
      shop_order: [{ id: paid }],
      order_word: expect.arrayContaining([expect.objectContaining({ word: 'example' })]),
      withdrawal: [{ name: 'Anna Berg' }],
    })
    expect(await readHoldings(person)).toMatchObject({
      orders: [{ id: paid, status: 'placed' }],
      isMember: false,
    })
    const erasure = {
      carts: [],
      anonymous: [paid],
      anonymousSubscriptions: [],
      mails: 0,
      submissions: 0,
      isMember: false,
      kept: [],
      keptSubscriptions: [],
    }
    await erasePerson(person, commitChanges(sql), erasure)
    expect(await readPersonRows(person)).toMatchObject({ shop_order: [] })
    expect((await sql.query('SELECT id FROM withdrawal WHERE site_id = $1', [siteId])).rows).toEqual([])
    const { rows } = await sql.query('SELECT snapshot FROM payment_attempt WHERE site_id = $1', [siteId])
    expect(JSON.stringify(rows)).not.toContain(email)
    expect((await sql.query('SELECT id FROM order_word WHERE site_id = $1', [siteId])).rows).toEqual([])
  })

  it('prefers discount codes of the shop to those of its settings, and returns a use once', async () => {
    const { siteId, ports, command, paid } = await open()
    const ten = { tag: 'percent', share: percent(10) } as const
    const base = {
      expiresOn: null,
      usageLimit: null,
      usedCount: 0,
      minimumSubtotal: null,
      minimumCount: null,
    }
    const code = (name: string) => ({ ...base, code: name, name, worth: ten, productIds: null })
    const settings = [code('B'), code('D')]
    const desk = createSqlDiscountDesk({ sql, siteId, commit: commitChanges(sql), settings })
    const entry = (id: string, key: string | null = null) => ({
      ...{ id: `${siteId}${id}`, atMs: 1, ownerId: 'ann', by: 'ann@example.org' },
      operation: 'editDiscount' as const,
      ...{
        subject: null,
        detail: '',
        request: key === null ? null : { key: `${siteId}${key}`, fingerprint: 'f' },
        session: null,
      },
    })
    for (const name of ['A', 'C', 'D']) expect(await desk.save(code(name), 0, entry(name))).toBe(true)
    expect(await desk.save(code('A'), 0, entry('again'))).toBe(false)
    const both = [desk.save(code('A'), 1, entry('1', 'k')), desk.save(code('A'), 1, entry('2', 'k'))]
    expect((await Promise.all(both)).sort()).toEqual([false, true])
    const codes = async (after: string | null, limit: number) =>
      (await desk.list({ after, limit })).map(({ code: name, source, version }) => [name, source, version])
    expect(await codes(null, 2)).toEqual([
      ['A', 'shop', 2],
      ['B', 'settings', 0],
    ])
    expect(await codes('B', 9)).toEqual([
      ['C', 'shop', 1],
      ['D', 'shop', 1],
    ])
    expect((await desk.list({ search: 'c', after: null, limit: 9 })).map(({ code: name }) => name)).toEqual([
      'C',
    ])

    await sql.query(`INSERT INTO discount_use (site_id, id, used_count) VALUES ($1, 'D', 2)`, [siteId])
    await sql.query(`UPDATE payment_attempt SET discount_code = 'D' WHERE site_id = $1 AND order_id = $2`, [
      siteId,
      paid,
    ])
    const cancel = { ...command, reason: null, restocks: true }
    await Promise.all([cancelOrder(ports, cancel), cancelOrder(ports, cancel)])
    expect(await desk.find('D')).toMatchObject({ usedCount: 1 })
  })

  it('refuses a change of an order that was changed since it was read', async () => {
    const { ports, command } = await open()
    const note = { ...command, pieces: 'all', carrier: null, tracking: null } as const
    expect(await fulfilOrder(ports, { ...note, expectedRevision: 1 })).toMatchObject({
      failure: { tag: 'changed-meanwhile' },
    })
    expect(await fulfilOrder(ports, { ...note, expectedRevision: 0 })).toMatchObject({ ok: true })
    expect(await fulfilOrder(ports, { ...note, expectedRevision: 0 })).toMatchObject({
      failure: { tag: 'changed-meanwhile' },
    })
  })

  it('sends no piece from which the shopper withdraws between reading and writing', async () => {
    const { siteId, ports, command, paid, desk } = await open()
    const mails = { clock: { wallTime: () => 2000 }, random: realRandom }
    const withdrawals = createSqlWithdrawals({ sql, commit: commitChanges(sql), siteId, mails })
    const settings = DEFAULT_WITHDRAWAL_SETTINGS
    let loads = 0
    const withdrawing = {
      ...desk,
      load: async (id: OrderId) => {
        const order = await desk.load(id)
        if ((loads += 1) > 1 || order === null) return order
        const asked = { name: 'Ada', statement: null, pieces: null, seen: null }
        const declared = valueOf(decideWithdrawal(order, [], asked, { settings, nowMs: 2000 }))
        expect(await withdrawals.declare(declared, order)).toBe(true)
        return order
      },
    }
    const parcel = { ...command, pieces: 'all', carrier: null, tracking: null } as const
    expect(await fulfilOrder({ ...ports, desk: withdrawing }, parcel)).toMatchObject({
      failure: { tag: 'withdrawn' },
    })
    expect(await desk.load(paid)).toMatchObject({ fulfilments: [], returns: [{ state: 'requested' }] })
    expect(await fulfilOrder(ports, { ...parcel, sendsWithdrawn: true })).toMatchObject({ ok: true })
  })

  it('lists no order to send whose goods the site delivers, and charges it at once', async () => {
    const { siteId, desk, paid, place, shop, ports, command } = await open({}, HOLDING)
    const catalogue =
      'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory,Download Files\n' +
      'thing,Thing,Advanced,10.00,10,thing.pdf\nrepair,Repair,Service,20.00,10,\n'
    valueOf(await importCatalogue({ sql, siteId, settings: HOLDING }, catalogue))
    const files = await place('files')
    const commerce = await buyer(shop, FAKE_CARDS.accepted, { id: 'both' })
    valueOf(
      await commerce.addToCart({ skuId: skuIdOf('repair', []), count: 1, buyNow: false, key: newKey() }),
    )
    const both = orderId(acceptedOf(await commerce.submitOrder({ key: newKey() })).orderId)
    const states = async () =>
      Promise.all([paid, files, both].map(async (id) => (await desk.load(id))?.payment.status))
    expect(await states()).toEqual(['held', 'taken', 'held'])
    const found = finder(siteId)
    const waiting = async () => [...(await found({ needsSending: true }))].sort()
    expect(await waiting()).toEqual([paid, both].sort())
    const parcel = { ...command, pieces: 'all', carrier: null, tracking: null } as const
    expect(await fulfilOrder(ports, { ...parcel, order: files })).toMatchObject({
      failure: { tag: 'nothing-left' },
    })
    valueOf(await fulfilOrder(ports, { ...parcel, order: both }))
    expect((await desk.load(both))?.fulfilments).toMatchObject([{ lines: [{ count: 1 }] }])
    expect(await waiting()).toEqual([paid])
    // An older version listed them until they were sent by hand, and a text may have a NUL.
    const migrate = async (condition = 'TRUE') => {
      await sql.query('UPDATE payment_attempt SET unsent = TRUE WHERE site_id = $1', [siteId])
      await sql.query(
        `UPDATE payment_attempt SET snapshot = REPLACE(snapshot, '"comment":null', '"comment":"\\u0000"')
         WHERE site_id = $1 AND NOT (${condition})`,
        [siteId],
      )
      for (const statement of DELIVERED_ORDERS.statements) await sql.query(statement, [])
    }
    await migrate()
    expect(await waiting()).toEqual([paid])
    await migrate('FALSE')
    expect((await waiting()).length).toBe(3)
  })

  it('lists no piece of a withdrawn order to send, until its owner refuses the return', async () => {
    const { siteId, desk, paid, ports, command } = await open()
    const found = finder(siteId)
    const mails = { clock: { wallTime: () => 2000 }, random: realRandom }
    const withdrawals = createSqlWithdrawals({ sql, commit: commitChanges(sql), siteId, mails })
    const home = createSqlHomeFigures({ sql, siteId })
    const waiting = async () => {
      const { toSend, returns } = await home.counts()
      const listed = await found({ needsSending: true })
      const marked = (await reader(siteId)({})).filter((order) => order.needsSending).map(({ id }) => id)
      return { toSend, listed, marked, returns, returned: await found({ hasOpenReturn: true }) }
    }
    const toSend = { toSend: 1, listed: [paid], marked: [paid], returns: 0, returned: [] }
    const toDecide = { toSend: 0, listed: [], marked: [], returns: 1, returned: [paid] }
    expect(await waiting()).toEqual(toSend)
    const load = async () => (await desk.load(paid))!
    const asked = { name: 'Ada', statement: null, pieces: null, seen: null }
    const settings = DEFAULT_WITHDRAWAL_SETTINGS
    const before = await load()
    const declared = valueOf(decideWithdrawal(before, [], asked, { settings, nowMs: 2000 }))
    expect(await withdrawals.declare(declared, before)).toBe(true)
    expect(await waiting()).toEqual(toDecide)
    // An older version counted it as an order to send.
    await sql.query('UPDATE payment_attempt SET unsent = TRUE WHERE site_id = $1', [siteId])
    for (const statement of WITHDRAWN_ORDERS.statements) await sql.query(statement, [])
    expect(await waiting()).toEqual(toDecide)
    const move = async (from: ReturnState, state: ReturnState, order?: DeskOrder) => {
      const entry = { id: state, atMs: 3000, ...TERMINAL, by: 'owner' }
      const named = { ...entry, operation: 'moveReturn', subject: paid, detail: state } as const
      return withdrawals.move(
        order ?? (await load()),
        { ...declared, state: from },
        { state, lines: [] },
        named,
      )
    }
    // The order was changed since this owner has read it.
    expect(await move('requested', 'refused', before)).toBe(false)
    expect(await waiting()).toEqual(toDecide)
    expect(await move('requested', 'refused')).toBe(true)
    expect(await waiting()).toEqual(toSend)
    expect(await move('refused', 'accepted')).toBe(true)
    expect(await waiting()).toEqual(toDecide)
    // Its money is refunded or being refunded, so no decision is left.
    const order = await load()
    const [first] = order.placed.items
    const piece = { tag: 'lines', lines: [{ lineId: first!.id, count: 1 }] } as const
    const extents = [
      [piece, [{ lineId: first!.id, count: 1 }], 0],
      [piece, [{ lineId: first!.id, count: 2 }], 1],
      [{ tag: 'amount', amount: money(1, order.placed.total.currency) }, [], 0],
      [{ tag: 'whole' }, [], 0],
    ] as const
    for (const [index, [extent, lines, open]] of extents.entries()) {
      await sql.query('DELETE FROM refund WHERE site_id = $1', [siteId])
      await sql.query('UPDATE withdrawal SET lines = $2 WHERE site_id = $1', [
        siteId,
        lines.length === 0 ? null : JSON.stringify(lines),
      ])
      const asked = { ...command, key: `back ${index}`, extent, restocks: false, reason: null }
      expect(await refundOrder(ports, asked)).toMatchObject({ ok: true })
      expect([extent.tag, await waiting()]).toMatchObject([extent.tag, { returns: open }])
    }
    await sql.query(`UPDATE refund SET state = 'refused' WHERE site_id = $1`, [siteId])
    expect(await waiting()).toMatchObject({ returns: 1, returned: [paid] })
  })

  it('reminds once of an abandoned cart whose goods are still sold, with consent and without a refusal', async () => {
    const { siteId, shop, clock } = await open()
    const ticked = { name: 'Remind me', textArea: null, textInput: null, checkbox: true }
    const leave = async (id: string, isTicked: boolean) => {
      const commerce = await buyer(shop, FAKE_CARDS.accepted, { id })
      await commerce.updateIdentity(`${id}@example.org`)
      await commerce.updateCustomData([{ ...ticked, checkbox: isTicked }])
    }
    const reminders = createSqlCartReminders({ sql, siteId, clock, random: realRandom })
    const run = () =>
      remindOfCarts({
        reminders,
        clock,
        settings: { consent: 'Remind me', afterHours: 24 },
        shop: () => ({
          name: 'Shop',
          origin: 'https://shop.example.org',
          language: 'en',
          country: null,
          notices: {},
        }),
        keysOf: (email) => [`key of ${email}`, `former key of ${email}`],
        unsubscribeUrlOf: (key) => `https://shop.example.org/end?${key}`,
      })
    await leave('asks', true)
    await leave('asks-not', false)
    await leave('refused', true)
    await leave('refused-before', true)
    await reminders.refuse('key of refused@example.org')
    await reminders.refuse('former key of refused-before@example.org')
    clock.advance(23 * HOUR_MS)
    expect(await run()).toBe(0)
    clock.advance(2 * HOUR_MS)
    await leave('new', true)
    expect((await Promise.all([run(), run()])).sort()).toEqual([0, 1])
    expect(await run()).toBe(0)
    const mails = await sql.query('SELECT kind, recipient, content FROM mail WHERE site_id = $1', [siteId])
    expect(mails.rows.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['cartReminder', 'asks@example.org'],
    ])
    expect(JSON.parse(`${mails.rows[0]?.['content']}`)).toMatchObject({
      text: expect.stringContaining('1 × Thing'),
      unsubscribeUrl: 'https://shop.example.org/end?key of asks@example.org',
    })
    // Strangers can fill many carts in the name of one address.
    for (const cart of ['again-1', 'again-2', 'again-3']) await leave(cart, true)
    const givenTo = (email: string, like: string) =>
      sql.query('UPDATE shop_order SET email = $2 WHERE site_id = $1 AND email LIKE $3', [
        siteId,
        email,
        like,
      ])
    await givenTo('ASKS@example.org', 'again-1@%')
    await givenTo('other@example.org', 'again-%')
    clock.advance(25 * HOUR_MS)
    expect([await run(), await run()]).toEqual([2, 0])
    const { rows } = await sql.query('SELECT recipient FROM mail WHERE site_id = $1 ORDER BY recipient', [
      siteId,
    ])
    const withdraw = (is: boolean) =>
      sql.query('UPDATE product SET withdrawn = $2 WHERE site_id = $1', [siteId, is])
    await leave('late', true)
    clock.advance(25 * HOUR_MS)
    await withdraw(true)
    expect(await run()).toBe(0)
    await withdraw(false)
    expect(await run()).toBe(1)
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      'asks@example.org',
      'new@example.org',
      'other@example.org',
    ])
    // One that was left too long ago, before the setting was made, is not reminded of.
    clock.advance(9 * 24 * HOUR_MS)
    expect(await run()).toBe(0)
  })

  it('queues the mail of a change with it, and none without a change', async () => {
    const { siteId, ports, command } = await open()
    const mails = async () =>
      (await sql.query('SELECT kind, recipient FROM mail WHERE site_id = $1', [siteId])).rows
    const parcel = { ...command, pieces: 'all', carrier: 'DHL', tracking: '1' } as const
    await writeEndpoints(sql, siteId, [{ url: 'https://hooks.example/', kinds: [] }])
    await fulfilOrder(ports, { ...parcel, isDryRun: true })
    expect(await mails()).toEqual([])
    const clicks = await Promise.all([fulfilOrder(ports, parcel), fulfilOrder(ports, parcel)])
    expect(clicks.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await mails()).toEqual([{ kind: 'orderDispatched', recipient: expect.stringContaining('@') }])
    const { rows } = await sql.query('SELECT subject, body FROM webhook_delivery WHERE site_id = $1', [
      siteId,
    ])
    expect(rows.map(({ subject, body }) => [subject, JSON.parse(`${body}`).type])).toEqual([
      [command.order, 'order.fulfilled'],
    ])
    expect(JSON.parse(`${rows[0]?.['body']}`).data).toMatchObject({ carrier: 'DHL', isPartial: false })
  })

  const WHOLE = { extent: { tag: 'whole' }, restocks: true, reason: null } as const

  it('refunds once for two clicks, at the provider and in the books', async () => {
    const { shop, processor, ports, command, load, stock } = await open()
    const click = { ...command, key: 'one-click', ...WHOLE }
    const clicks = await Promise.all([refundOrder(ports, click), refundOrder(ports, click)])
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true])
    await Promise.all([shop.settleRefunds(), shop.settleRefunds(), shop.maintain()])
    expect([...processor.refunds.made.values()]).toEqual([3000])
    expect(await load()).toMatchObject({
      payment: { refunded: money(3000, 'EUR') },
      refunds: [{ state: 'done' }],
    })
    expect(await stock()).toBe(STOCK)
  })

  it('finds a refund after a lost answer, and stops asking once it is done', async () => {
    const { shop, processor, clock, ports, command, load } = await open({
      giving: { losesAnswer: (call) => call <= 2 },
    })
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    for (let hours = 0; hours < 5; hours += 1) {
      await shop.settleRefunds()
      clock.advance(HOUR_MS)
    }
    expect([processor.refunds.requests.length, [...processor.refunds.made.values()]]).toEqual([3, [3000]])
    const { events, refunds, payment } = await load()
    expect([refunds[0]?.state, refunds[0]?.problem, payment.refunded.amount]).toEqual(['done', null, 3000])
    expect(events.map(({ tag }) => tag)).toEqual(['refund-requested', 'refunded'])
  })

  it('is pending until the provider reports the refunded total', async () => {
    let isDown = true
    const { shop, processor, clock, ports, command, load } = await open({ isDown: () => isDown })
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    await shop.settleRefunds()
    expect([[...processor.refunds.made.values()], (await load()).refunds[0]?.state]).toEqual([
      [3000],
      'requested',
    ])
    isDown = false
    clock.advance(HOUR_MS)
    await shop.settleRefunds()
    expect([[...processor.refunds.made.values()], (await load()).refunds[0]?.state]).toEqual([[3000], 'done'])
  })

  it('records refunds from the dashboard of the provider, and refunds the rest only', async () => {
    const { shop, processor, ports, command, load, paid } = await open()
    const notice = processor.refund(`fake-${paid}:1`, 1000)
    await shop.receiveNotice('fake', notice)
    await shop.receiveNotice('fake', notice)
    expect((await load()).events).toMatchObject([
      { tag: 'refunded-elsewhere', totalMinor: 1000, by: 'provider' },
    ])
    const amount = { tag: 'amount', amount: money(2001, 'EUR') } as const
    expect(
      await refundOrder(ports, { ...command, key: 'a', ...WHOLE, restocks: false, extent: amount }),
    ).toMatchObject({
      failure: { tag: 'bad-amount', message: expect.stringMatching(/20\.00/) },
    })
    await refundOrder(ports, { ...command, key: 'b', ...WHOLE })
    await shop.settleRefunds()
    await shop.receiveNotice('fake', notice)
    expect((await load()).payment.refunded).toEqual(money(3000, 'EUR'))
    expect((await load()).events.filter(({ tag }) => tag === 'refunded-elsewhere')).toHaveLength(1)
  })

  it('notices a refund of the dashboard that is returned and made again with the same sum, once', async () => {
    const { shop, processor, load, paid } = await open()
    const reference = `fake-${paid}:1`
    await shop.receiveNotice('fake', processor.refund(reference, 1000))
    // Both happen before the shop looks again: the sum at the provider is as it was.
    processor.returnElsewhere(reference, 1)
    const notice = processor.refund(reference, 1000)
    await Promise.all([shop.receiveNotice('fake', notice), shop.receiveNotice('fake', notice)])
    await shop.maintain()
    await shop.receiveNotice('fake', notice)
    expect((await load()).events).toMatchObject([
      { tag: 'refunded-elsewhere', totalMinor: 1000, providerRefund: 'dashboard-1' },
      { tag: 'returned-elsewhere', totalMinor: 0, providerRefund: 'dashboard-1' },
      { tag: 'refunded-elsewhere', totalMinor: 1000, providerRefund: 'dashboard-2' },
    ])
    expect((await load()).payment.refunded).toEqual(money(1000, 'EUR'))
  })

  it('notices a refund of a provider that lists none by the sum, once', async () => {
    const { shop, processor, load, paid } = await open({ listsRefunds: false })
    const notice = processor.refund(`fake-${paid}:1`, 1000)
    await shop.receiveNotice('fake', notice)
    await shop.receiveNotice('fake', notice)
    expect((await load()).events).toMatchObject([{ tag: 'refunded-elsewhere', totalMinor: 1000 }])
  })

  it('cancels with stock and files at once, and with money when the provider has it', async () => {
    const { shop, processor, ports, command, load, stock, paid } = await open()
    expect(await shop.mayDownload(paid)).toBe(true)
    await cancelOrder(ports, { ...command, reason: 'sold out', restocks: true })
    expect(await shop.mayDownload(paid)).toBe(false)
    expect([await stock(), processor.refunds.made.size]).toEqual([STOCK, 0])
    await shop.settleRefunds()
    const order = await load()
    expect([await stock(), [...processor.refunds.made.values()]]).toEqual([STOCK, [3000]])
    const { isCancelled, stockBack, refundedMinor } = replayEvents(order.events)
    expect([isCancelled, [...stockBack.values()], refundedMinor]).toEqual([true, [3], 3000])
  })

  it('ends the files of a line when all its pieces are refunded, and all when only the parcel stays paid', async () => {
    const { shop, siteId, processor, ports, command, load, paid } = await open()
    const [item] = (await load()).placed.items
    const lineOf = (id: string, count: number, files: string) => ({
      ...item!,
      ...{ id, count, rowTotal: money(1000 * count, 'EUR') },
      product: { ...item!.product, fields: { 'download-files': files } },
    })
    const items = [lineOf('one', 1, 'a.pdf; both.pdf'), lineOf('two', 2, 'b.pdf; both.pdf')]
    for (const table of ['shop_order', 'payment_attempt']) {
      const where = `WHERE site_id = $1 AND ${table === 'shop_order' ? 'id' : 'order_id'} = $2`
      const { rows } = await sql.query(`SELECT snapshot FROM ${table} ${where}`, [siteId, paid])
      const extraItems = [{ kind: 'shipping', name: 'Parcel', price: money(1000, 'EUR') }]
      const placed = JSON.parse(String(rows[0]?.['snapshot'])) as object
      const snapshot = { ...placed, items, extraItems, taxes: [] }
      const values = [siteId, paid, JSON.stringify(snapshot)]
      await sql.query(`UPDATE ${table} SET snapshot = $3 ${where}`, values)
    }
    const kept = () =>
      Promise.all(['a.pdf', 'b.pdf', 'both.pdf', 'later.pdf'].map((path) => shop.mayDownload(paid, path)))
    const giveBack = async (lineId: string) => {
      const extent = { tag: 'lines', lines: [{ lineId, count: 1 }] } as const
      await refundOrder(ports, { ...command, ...WHOLE, key: `${lineId} ${await kept()}`, extent })
      await shop.settleRefunds()
    }
    expect(await kept()).toEqual([true, true, true, true])
    await giveBack('two')
    expect(await kept()).toEqual([true, true, true, true])
    await giveBack('one')
    expect(await kept()).toEqual([false, true, true, true])
    // The charge of 30.00 includes 7.50 for the parcel.
    const { reference } = (await load()).payment
    await shop.receiveNotice('fake', processor.refund(reference ?? '', 749))
    expect(await kept()).toEqual([false, true, true, true])
    await shop.receiveNotice('fake', processor.refund(reference ?? '', 1))
    expect(await kept()).toEqual([false, false, false, false])
  })

  it('captures held money with the first parcel, once', async () => {
    const { shop, processor, ports, command, load, paid } = await open({}, HOLDING)
    expect(await shop.mayDownload(paid)).toBe(false)
    const one = [{ lineId: (await load()).placed.items[0]!.id, count: 1 }]
    const parcel = { ...command, carrier: null, tracking: null }
    await fulfilOrder(ports, { ...parcel, pieces: one })
    expect((await load()).payment.status).toBe('capturing')
    expect(await shop.mayDownload(paid)).toBe(false)
    await shop.maintain()
    expect(await shop.mayDownload(paid)).toBe(true)
    await fulfilOrder(ports, { ...parcel, pieces: 'all' })
    await shop.maintain()
    expect((await load()).payment).toMatchObject({ status: 'taken', taken: money(3000, 'EUR') })
    expect([processor.captures.length, [...processor.charges.values()]]).toEqual([1, [money(3000, 'EUR')]])
  })

  it('releases held money with a cancellation, and does not capture it afterwards', async () => {
    const { shop, processor, ports, command, load, paid, stock } = await open({}, HOLDING)
    await cancelOrder(ports, { ...command, reason: null, restocks: true })
    expect(await shop.captureOrder(paid)).toBe('held')
    await shop.maintain()
    expect((await load()).payment.status).toBe('lapsed')
    expect([processor.captures, processor.charges.size, await stock()]).toEqual([[], 0, STOCK])
    expect((await load()).events.map(({ tag }) => tag)).toEqual(['cancelled', 'refund-requested', 'released'])
  })

  it('reports a refused refund to the owner', async () => {
    const subject = await open({ giving: { refuses: () => true } })
    const { shop, ports, command, load, reported, siteId, paid } = subject
    const found = finder(siteId)
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    expect([await found({ refund: 'under-way' }), await found({ refund: 'refused' })]).toEqual([[paid], []])
    expect(await shop.settleRefunds()).toMatchObject({ refused: [{ message: 'The balance is too small.' }] })
    expect([await found({ refund: 'under-way' }), await found({ refund: 'refused' })]).toEqual([[], [paid]])
    expect(reported).toEqual([
      expect.stringMatching(/refund of the order \w{4}-\w{4} was refused: The balance/),
    ])
    expect((await load()).refunds[0]).toMatchObject({
      state: 'refused',
      problem: 'The balance is too small.',
    })
  })
})
