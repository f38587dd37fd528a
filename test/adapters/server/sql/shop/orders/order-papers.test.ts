import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createSqlHomeFigures } from '../../../../../../adapters/server/sql/owner/index.js'
import {
  createSqlDocumentList,
  createSqlDocumentQueue,
  createSqlOrderDocuments,
  readPrintedTexts,
} from '../../../../../../adapters/server/sql/shop/index.js'
import {
  disputeDueMs,
  orderId,
  paymentStandingOf,
  replayEvents,
} from '../../../../../../core/orders/index.js'
import { money } from '../../../../../../core/money/index.js'
import { refundOrder } from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import { DISPUTE_DUE_MS } from '../../../../../fakes/payment-processor.fake.js'
import { draftOf } from '../../../../../support/documents/document-draft.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { valueOf } from '../../../../../support/value-of.js'
import { openDeskShop } from '../support/desk-shop.js'
import { settings } from '../support/payment-shop.js'

describe.each(DATABASES)('papers and disputes of orders on %s', (_, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  const WHOLE = { extent: { tag: 'whole' }, restocks: true, reason: null } as const

  it('numbers invoices without a gap when many are issued at once and some twice', async () => {
    const { siteId } = await openDeskShop(sql)
    const documents = createSqlOrderDocuments({ sql, siteId, commit: commitChanges(sql) })
    const orders = Array.from({ length: 20 }, (_, index) => `order-${index}`)
    const drafts = [...orders, ...orders].map((order) => draftOf(order))
    const credits = orders.map((order) => draftOf(order, 'refund'))
    const issued = await Promise.all([...drafts, ...credits].map(documents.issue))
    expect(issued.filter(Boolean)).toHaveLength(40)
    const page = await createSqlDocumentList({ sql, siteId }).page({
      filter: { kind: 'invoice' },
      sort: { key: 'number', isDescending: false },
      limit: 100,
      after: null,
    })
    const numbers = valueOf(page).items.map(({ number }) => number)
    expect(numbers).toEqual(orders.map((_, index) => `INV-${String(index + 1).padStart(4, '0')}`))
    const [first] = await documents.ofOrder(orderId('order-0'))
    expect(first?.document).toEqual(draftOf('order-0').document)
  })

  it('reads the texts that PDFs show: those of documents, and the names of orders without one', async () => {
    const { siteId, desk, paid } = await openDeskShop(sql)
    const documents = createSqlOrderDocuments({ sql, siteId, commit: commitChanges(sql) })
    const { placed } = (await desk.load(paid))!
    const snapshot = JSON.stringify({ ...placed, fullName: '山田太郎' })
    await sql.query('UPDATE shop_order SET snapshot = $3 WHERE site_id = $1 AND id = $2', [
      siteId,
      paid,
      snapshot,
    ])
    expect(await readPrintedTexts(sql, siteId)).toContain('山田太郎')
    await documents.issue(draftOf('order-1'))
    expect((await readPrintedTexts(sql, siteId)).join(' ')).toContain(draftOf('order-1').document.title)
    expect(await readPrintedTexts(sql, 'another site')).toEqual([])
  })

  it('queues the papers of an order when it is refunded', async () => {
    const { siteId, shop, ports, command } = await openDeskShop(sql)
    const queue = createSqlDocumentQueue({ sql, siteId })
    expect(await queue.due()).toEqual([])
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    await shop.settleRefunds()
    const [due, ...others] = await queue.due()
    expect([due?.orderId, others]).toEqual([command.order, []])
    await queue.settled({ ...due!, turn: 0 })
    expect(await queue.due()).toEqual([due])
    await queue.settled(due!)
    expect(await queue.due()).toEqual([])
  })

  it('reports once to its owner a refund that the bank returned after it was made, and refunds again', async () => {
    let told = 0
    const onMail = () => void (told += 1)
    const opened = await openDeskShop(sql, {}, settings, onMail)
    const { siteId, shop, processor, ports, command, load, paid } = opened
    const queue = createSqlDocumentQueue({ sql, siteId })
    const home = createSqlHomeFigures({ sql, siteId })
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    await shop.settleRefunds()
    const done = await load()
    const [due] = await queue.due()
    await queue.settled(due!)
    const before = told
    const notice = processor.returnRefund(`fake-${paid}:1`, done.refunds[0]!.id)
    for (let times = 0; times < 2; times += 1)
      expect(await shop.receiveNotice('fake', notice)).toMatchObject({ ok: true, value: { outcome: 'done' } })
    const order = await load()
    expect([paymentStandingOf(done.payment), paymentStandingOf(order.payment)]).toEqual(['refunded', 'paid'])
    expect(order.refunds).toMatchObject([{ state: 'refused', problem: 'The bank returned it.' }])
    expect(order.events.map(({ tag }) => tag)).toEqual(['refund-requested', 'refunded', 'refund-refused'])
    expect(replayEvents(order.events)).toMatchObject({ refundedMinor: 0 })
    expect((await home.counts()).refundsRefused).toBe(1)
    const mails = `SELECT recipient, content FROM mail WHERE site_id = $1 AND kind = 'orderRefundRefused'`
    const { rows } = await sql.query(mails, [siteId])
    expect([rows, told > before]).toEqual([
      [{ recipient: null, content: expect.stringContaining('The bank returned it.') }],
      true,
    ])
    expect(await queue.due()).toMatchObject([{ orderId: paid }])
    // The shop has the money, so that it can be given back in another refund.
    expect((await refundOrder(ports, { ...command, key: 'again', ...WHOLE })).ok).toBe(true)
    await shop.settleRefunds()
    await shop.receiveNotice('fake', notice)
    const again = await load()
    expect([paymentStandingOf(again.payment), again.events.map(({ tag }) => tag)]).toEqual([
      'refunded',
      ['refund-requested', 'refunded', 'refund-refused', 'refund-requested', 'refunded'],
    ])
  })

  it('logs a refund at the provider that replaces a returned one in the same notice', async () => {
    const { siteId, shop, processor, ports, command, load, paid } = await openDeskShop(sql)
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    await shop.settleRefunds()
    const done = await load()
    const reference = `fake-${paid}:1`
    await shop.receiveNotice('fake', processor.noticeOf(reference))
    processor.returnRefund(reference, done.refunds[0]!.id)
    const notice = processor.refund(reference, done.payment.taken.amount)
    for (let times = 0; times < 2; times += 1) await shop.receiveNotice('fake', notice)
    const order = await load()
    expect(order.events.map(({ tag }) => tag)).toEqual([
      'refund-requested',
      'refunded',
      'refunded-elsewhere',
      'refund-refused',
    ])
    expect([paymentStandingOf(order.payment), order.payment.refunded]).toEqual([
      'refunded',
      order.payment.taken,
    ])
    const { rows } = await sql.query('SELECT revision FROM order_desk WHERE site_id = $1', [siteId])
    await shop.receiveNotice('fake', notice)
    expect((await sql.query('SELECT revision FROM order_desk WHERE site_id = $1', [siteId])).rows).toEqual(
      rows,
    )
  })

  it('mails each refund at the provider to the shopper once, and none of the shop a second time', async () => {
    let told = 0
    const onMail = () => void (told += 1)
    const opened = await openDeskShop(sql, {}, settings, onMail)
    const { siteId, shop, clock, processor, ports, command, load, paid } = opened
    const reference = `fake-${paid}:1`
    const { taken } = (await load()).payment
    const part = (minor: number) => money(minor, taken.currency)
    const mailed = async () => {
      const mails = `SELECT recipient, content FROM mail WHERE site_id = $1 AND kind = 'orderRefunded'`
      const { rows } = await sql.query(mails, [siteId])
      return rows.map(({ recipient, content }) => [
        recipient,
        JSON.parse(String(content)).mail.refund.amount.amount,
      ])
    }
    const { email } = (await load()).placed
    const before = told
    for (const minor of [100, 250]) {
      const notice = processor.refund(reference, minor)
      await Promise.all([notice, notice].map((each) => shop.receiveNotice('fake', each)))
      await shop.receiveNotice('fake', notice)
    }
    expect(told).toBeGreaterThan(before)
    clock.advance(24 * 60 * 60_000)
    await shop.reconcilePayments()
    const elsewhere = [
      [email, 100],
      [email, 250],
    ]
    expect(await mailed()).toEqual(elsewhere)
    const extent = { tag: 'amount', amount: part(50) } as const
    expect(
      await refundOrder(ports, { ...command, key: 'k', extent, restocks: false, reason: null }),
    ).toMatchObject({ ok: true })
    await shop.settleRefunds()
    for (let times = 0; times < 2; times += 1) await shop.receiveNotice('fake', processor.noticeOf(reference))
    expect(await mailed()).toEqual([...elsewhere, [email, 50]])
  })

  it('reports a dispute of the card holder, refunds nothing during it, and reports its end', async () => {
    let told = 0
    const onMail = () => void (told += 1)
    const { siteId, shop, processor, ports, command, load, paid } = await openDeskShop(
      sql,
      {},
      settings,
      onMail,
    )
    const before = told
    for (let times = 0; times < 2; times += 1)
      await shop.receiveNotice('fake', processor.dispute(`fake-${paid}:1`))
    const mails = `SELECT recipient, content FROM mail WHERE site_id = $1 AND kind = 'orderDisputed'`
    const { rows } = await sql.query(mails, [siteId])
    expect([rows, told > before]).toEqual([
      [{ recipient: null, content: expect.stringContaining(`"dueMs":${DISPUTE_DUE_MS}`) }],
      true,
    ])
    expect(disputeDueMs(await load())).toBe(DISPUTE_DUE_MS)
    const asked = await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    expect(asked).toMatchObject({ failure: { tag: 'disputed' } })
    await shop.receiveNotice('fake', processor.winDispute(`fake-${paid}:1`))
    expect((await load()).events.map(({ tag }) => tag)).toEqual(['disputed', 'dispute-over'])
    expect(disputeDueMs(await load())).toBeNull()
    expect((await refundOrder(ports, { ...command, key: 'k', ...WHOLE })).ok).toBe(true)
  })
})
