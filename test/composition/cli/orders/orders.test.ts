import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import type { CommerceGateway as Gateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { valueOf } from '../../../support/value-of.js'
import { openBrowser } from '../../support/member-browser.js'
import { placeOrder } from '../../support/place-order.js'
import { commandsBeside, shoppersAt } from '../../support/shop-commands.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
}, 60_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

const { vitrine, run, orders, shown, settled } = commandsBeside(() => site.data)
const place = shoppersAt(() => running.server.url)
let untouched: string | undefined

/** The order as its shopper's confirmation page reads it. */
async function seenBy(
  shopper: ReturnType<typeof openBrowser>,
  placed: Parameters<Gateway['readPlacedOrder']>[0],
) {
  const { order } = valueOf(await shopper.commerce.readPlacedOrder(placed))
  return order?.progress
}

const stockLeft = async (): Promise<string> =>
  /(\d+) left/.exec((await vitrine('stock', 'list')).out)?.[1] ?? ''

describe('the orders of a running site', () => {
  it('are no sample orders, and no mail announces them', async () => {
    const refused = await vitrine('demo-orders', site.folder)
    expect([refused.code, refused.out]).toEqual([EXIT.dataInUse, ''])
    expect(refused.err).toMatch(/Stop the site/)
    expect(refused.err).not.toContain('being placed')
  })

  it('are shown, sent, noted and refunded by their number', async () => {
    const { id, number } = await place()
    const first = await orders('show', number.toLowerCase())
    expect(first).toMatchObject({ code: EXIT.ok, err: '' })
    for (const text of [
      `Order ${number} (${id})`,
      'State: paid, nothing sent',
      '1. 1 x Oak stool [ST-1]',
      'Anna Berg, Am Markt 1, 07743 Jena, DE',
      `vitrine orders fulfil ${number} --data ${site.data} --carrier`,
    ])
      expect(first.out).toContain(text)
    expect((await orders('list', '--to-send')).out).toContain(number)

    const sent = await orders('fulfil', number, '--carrier', 'DHL', '--tracking', '00340434')
    expect(sent).toMatchObject({ code: EXIT.ok, out: `Order ${number}: paid, sent.` })
    expect((await orders('list', '--to-send')).out).not.toContain(number)
    expect((await orders('list', '--number', number)).out).toContain('placed, sent')
    expect(await orders('note', number, 'Rang: leave it with the neighbour')).toMatchObject({ code: EXIT.ok })

    const dry = await orders('refund', number, '--amount', '29.00', '--dry-run')
    expect(dry.out).toMatch(/nothing was changed[^]*€29\.00 would be given back\.$/)
    expect(await orders('refund', number, '--amount', '29.00', '--reason', 'scratched')).toMatchObject({
      code: EXIT.ok,
      out: expect.stringContaining('€29.00 is being given back'),
    })
    expect((await settled(number)).payment).toBe('partly-refunded')
    expect(await orders('refund', id, '--line', '1', '--restock')).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('can still be refunded'),
    })
    await orders('refund', id, '--whole')
    const last = await settled(number)
    expect([last.payment, last.actions]).toEqual(['refunded', ['note']])
    const { out } = await orders('show', number)
    for (const text of [
      'owner: sent 1 x Oak stool with DHL 00340434',
      'owner: note: Rang: leave it with the neighbour',
      'owner: asked to refund €29.00: scratched',
      'provider: refunded €29.00',
    ])
      expect(out).toContain(text)
  }, 60_000)

  it('print next commands that run as they are copied', async () => {
    const { number } = await place()
    const copied = (text: string, about: string): readonly string[] => {
      const line = text.split(/[\n`]/).find((part) => part.trim().startsWith(`vitrine ${about}`)) ?? ''
      const [, ...words] = line.replace(/#.*/, '').replace(/<\w+>/g, 'words').trim().split(/ +/)
      return words
    }
    const printed = (await vitrine('orders', 'show', number, site.folder)).out
    for (const about of ['orders note', 'orders fulfil', 'orders refund'])
      expect(await run(...copied(printed, about))).toMatchObject({ code: EXIT.ok, err: '' })
    expect((await settled(number)).payment).toBe('refunded')
    await vitrine('stock', 'add', 'ST-1', '1')
    const unknown = await vitrine('orders', 'show', 'AAAA-AAAA')
    const list = await run(...copied(unknown.err, 'orders list'))
    expect(list).toMatchObject({ code: EXIT.ok, out: expect.stringContaining(number) })
    const elsewhere = await vitrine('orders', 'show', 'AAAA-AAAA', site.folder, '--site', 'main')
    expect(elsewhere.err).toContain(`\`vitrine orders list ${site.folder} --data ${site.data}\``)
  }, 60_000)

  it('are cancelled with stock and money back', async () => {
    const before = await stockLeft()
    const { number } = await place(2)
    const dry = await orders('cancel', number, '--dry-run')
    expect(dry.out).toMatch(/nothing was changed[^]*cancelled/)
    expect((await shown(number)).cancelledAt).toBeNull()
    await orders('cancel', number, '--reason', 'sold out')
    const after = await settled(number)
    expect([after.payment, after.events.map(({ tag }) => tag), await stockLeft()]).toEqual([
      'refunded',
      ['cancelled', 'refund-requested', 'refunded'],
      before,
    ])
    expect((await orders('list', '--number', number)).out).toContain('cancelled')
    expect(await orders('fulfil', number)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('was cancelled'),
    })
  }, 60_000)

  it('are refunded once for one key, and the same amount again within an hour only on purpose', async () => {
    const { number } = await place()
    await orders('refund', number, '--amount', '5.00', '--key', 'click')
    await settled(number)
    expect(await orders('refund', number, '--amount', '5.00', '--key', 'click')).toMatchObject({
      code: EXIT.ok,
      out: expect.stringContaining('A refund with this key was requested before'),
    })
    expect((await shown(number)).refunds).toMatchObject([{ state: 'done', amount: { amount: 500 } }])
    const again = ['refund', number, '--amount', '5.00']
    expect(await orders(...again)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringMatching(/€5\.00 of this order was refunded within the last hour[^]*--anyway/),
    })
    expect(await orders(...again, '--anyway')).toMatchObject({ code: EXIT.ok })
    await settled(number)
    expect((await shown(number)).refunds).toHaveLength(2)
  }, 60_000)

  it('get their shipping back, in part and then the rest', async () => {
    const { number } = await place()
    await orders('refund', number, '--shipping', '0.90')
    await settled(number)
    await orders('refund', number, '--shipping')
    const done = await settled(number)
    const amounts = [
      { amount: { amount: 90 }, shipping: { amount: 90 }, lines: [] },
      { amount: { amount: 400 }, shipping: { amount: 400 }, lines: [] },
    ]
    expect([done.payment, done.refunds]).toMatchObject(['partly-refunded', amounts])
    const { out } = await orders('show', number)
    expect(out).toContain('owner: asked to refund €0.90 of shipping')
    expect(await orders('refund', number, '--shipping')).toMatchObject({
      err: expect.stringContaining('No shipping of this order is left to be refunded'),
    })
    expect(await orders('refund', number, '--shipping', 'some')).toMatchObject({
      err: expect.stringContaining('"some" is none'),
    })
  }, 60_000)

  it('show shipments and refunds to their shopper only', async () => {
    const shopper = openBrowser(running.server.url)
    const placed = await placeOrder(shopper.commerce, { email: 'ida@example.org' })
    const number = orderNumber(placed.orderId)
    expect(await seenBy(shopper, placed)).toMatchObject({
      payment: 'paid',
      fulfilment: 'unfulfilled',
      parcels: [],
    })
    await orders('fulfil', number, '--carrier', 'DHL', '--tracking', '00340434')
    await orders('note', number, 'never to be seen by shoppers')
    await orders('refund', number, '--amount', '9.00')
    await settled(number)
    const seen = await seenBy(shopper, placed)
    expect(seen).toMatchObject({
      payment: 'partly-refunded',
      fulfilment: 'fulfilled',
      isCancelled: false,
      refunded: { amount: 900, currency: 'EUR' },
      parcels: [{ carrier: 'DHL', tracking: '00340434' }],
    })
    expect(JSON.stringify(seen)).not.toContain('never to be seen')
  }, 60_000)

  it.each([
    ['an order that is none', ['show', 'ABCD-EFGH'], /no placed order/],
    ['an order of hostile letters', ['show', "'; DROP TABLE refund; --"], /no placed order/],
    ['no extent', ['refund', 'ORDER'], /--whole, --amount <amount>, or --line <number>/],
    ['two extents', ['refund', 'ORDER', '--whole', '--amount', '1'], /one of them/],
    ['an amount that is none', ['refund', 'ORDER', '--amount', '1,50 EUR'], /no amount in EUR[^]*12\.50/],
    ['more decimals than there are', ['refund', 'ORDER', '--amount', '1.505'], /no amount in EUR/],
    ['less than nothing', ['refund', 'ORDER', '--amount=-1'], /no amount in EUR|amount above zero/],
    ['nothing', ['refund', 'ORDER', '--amount', '0'], /amount above zero/],
    ['more than was paid', ['refund', 'ORDER', '--amount', '99999.00'], /can still be refunded/],
    ['more than numbers hold', ['refund', 'ORDER', '--amount', '9'.repeat(400)], /no amount in EUR/],
    ['a line that is none', ['fulfil', 'ORDER', '--line', '2'], /no line 2[^]*from 1 to 1/],
    [
      'more pieces than were ordered',
      ['fulfil', 'ORDER', '--line', '1=9'],
      /only 1 of 1 piece is left to be sent, not 9/,
    ],
    ['no piece', ['fulfil', 'ORDER', '--line', '1=0'], /whole number of pieces/],
    ['a note without an end', ['note', 'ORDER', 'x'.repeat(2001)], /at most 2000/],
    ['an empty note', ['note', 'ORDER', ' '], /note is empty/],
  ])(
    'stay as they are when a command names %s',
    async (_, words, message) => {
      untouched ??= (await place()).number
      const number = untouched
      const before = await shown(number)
      const { code, err } = await orders(...words.map((word) => (word === 'ORDER' ? number : word)))
      expect([code, err]).toEqual([EXIT.badInput, expect.stringMatching(message)])
      expect(await shown(number)).toEqual(before)
    },
    60_000,
  )

  it('names the wrong value of a line option', async () => {
    expect(await orders('fulfil', 'x', '--line', 'one')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('2=3'),
    })
  })

  it('are summed up by day and by customer', async () => {
    await vitrine('stock', 'set', 'ST-1', '9')
    const { number, email } = await place(2)
    await orders('refund', number, '--amount', '8.00')
    await settled(number)
    const { out } = await vitrine('stats', '--json')
    const { figures } = JSON.parse(out) as { figures: readonly { currency: string; refundedMinor: number }[] }
    expect(figures).toMatchObject([
      { currency: 'EUR', bestSellers: [{ name: 'Oak stool' }], days: [{ day: expect.any(String) }] },
    ])
    expect(figures[0]?.refundedMinor).toBeGreaterThanOrEqual(800)
    expect((await vitrine('stats')).out).toMatch(/EUR: \d+ orders?, \d+ pieces[^]*Oak stool/)
    expect((await vitrine('stats', '--csv')).out).toMatch(/^day,currency,orders,sales,refunded\n\d{4}-/)
    expect((await vitrine('stats', '--from', '2020-01-01', '--to', '2020-12-31')).out).toContain('no orders')
    expect(await vitrine('stats', '--from', 'May')).toMatchObject({ code: EXIT.badInput })
    expect(JSON.parse((await vitrine('customers', 'show', email.toUpperCase(), '--json')).out)).toMatchObject(
      [{ email, name: 'Anna Berg', orders: 1, currency: 'EUR', refundedMinor: 800 }],
    )
    expect((await vitrine('customers', 'list', '--search', 'shopper')).out).toContain(email)
    expect((await vitrine('customers', 'list', '--search', '%_', '--csv')).out).toMatch(/^E-mail,Name[^\n]*$/)
    expect((await vitrine('customers', 'show', 'none@example.org')).code).toBe(EXIT.badInput)
    const [header, row, ...more] = (await orders('list', '--email', email, '--csv')).out.split('\n')
    expect(header).toMatch(/^Placed,Number,Order,Status,/)
    expect(row).toMatch(new RegExp(`^\\d{4}-[^,]+Z,${number},.+,EUR,.+,8\\.00,.+,${email},yes$`))
    expect(more).toEqual([])
    expect((await orders('list', '--email', 'none@example.org', '--csv')).out).toBe(header)
    expect(await orders('list', '--csv', '--json')).toMatchObject({ code: EXIT.usage })
  }, 60_000)
})
