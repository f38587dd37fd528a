import { describe, expect, it } from '@jest/globals'
import { orderLines } from '../../../../../adapters/server/terminal/orders/order-lines.js'
import { formatMoney } from '../../../../../core/money/index.js'
import { orderReport } from '../../../../../core/use-cases/shop/orders/order-report.js'
import { paidOrder } from '../../../../core/use-cases/documents/document-order.fixture.js'

const report = orderReport(paidOrder())

describe('an order at the terminal of its owner', () => {
  it.each([
    [{ site: 'main' }, ''],
    [{ folder: './shop', site: 'main' }, ' ./shop'],
    [{ folder: "/home/Anna's shop" }, " '/home/Anna'\\''s shop'"],
    [{ data: './data' }, ' --data ./data'],
    [{ folder: './shop', data: 'my data', site: 'second' }, " ./shop --data 'my data' --site second"],
  ])('lists the possible commands to copy, for the site %j', (site, typed) => {
    const lines = orderLines(report, formatMoney, { site })
    const commands = lines.filter((line) => line.startsWith('  vitrine '))
    expect(commands.length).toBeGreaterThan(1)
    expect(commands.filter((line) => !line.includes(typed))).toEqual([])
  })

  it.each([
    ['2026-11-29T01:18:00.000Z', 'cancelled 2026-11-29 01:18, hold released'],
    [null, 'hold lapsed, no money was taken'],
  ])('tells a hold that a cancellation released from one that lapsed', (cancelledAt, state) => {
    const [, line] = orderLines({ ...report, cancelledAt, payment: 'lapsed' }, formatMoney)
    expect(line).toContain(`State: ${state}`)
  })

  it.each([
    ['requested', 'accept  # or refuse'],
    ['accepted', 'receive  # or refund'],
    ['refunded', null],
  ] as const)('names the possible actions for a return that is %s', (state, acts) => {
    const { number } = report
    const declared = { id: 'order', lines: [], state, receivedMs: 0 }
    const withdrawn = orderReport({ ...paidOrder(), returns: [declared] })
    const lines = orderLines(withdrawn, formatMoney, { returns: [{ text: 'all of it', state }] })
    expect(lines).toContain('Withdrawn: all of it')
    const command = lines.find((line) => line.includes('orders return'))
    expect(command ?? null).toBe(acts && `  vitrine orders return ${number} ${acts}`)
    const actions = lines.slice(lines.indexOf('Possible actions:'))
    expect(actions.some((line) => line.includes('orders fulfil'))).toBe(true)
    expect(lines.some((line) => line.startsWith('Before you send: '))).toBe(true)
    const pieces = report.lines.map(({ count }) => `     0 sent, 0 to send, ${count} withdrawn`)
    expect(lines.filter((line) => line.includes(' sent, '))).toEqual([
      expect.stringMatching(/^State/),
      ...pieces,
    ])
    expect(lines.find((line) => line.startsWith('State: '))).toBe(
      'State: paid, nothing sent, nothing to send',
    )
  })

  it('lists each extra once by its name: shipping methods labelled, included taxes below the total', () => {
    const lines = orderLines(report, formatMoney)
    const total = lines.findIndex((line) => line.startsWith('  Total: '))
    expect(lines[total - 1]).toMatch(/^ {2}Shipping: Parcel: /)
    expect(lines[total + 1]).toMatch(/^ {2}incl\. 19 % VAT: /)
  })
})
