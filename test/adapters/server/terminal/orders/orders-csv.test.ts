import { describe, expect, it } from '@jest/globals'
import { ordersCsv } from '../../../../../adapters/server/terminal/orders/orders-csv.js'
import { money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'
import type { OrderSummary } from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'

const ID = orderId('0123456789abcdef01234567')
const ORDER: OrderSummary = {
  id: ID,
  status: 'placed',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  itemCount: 3,
  total: money(123450, 'EUR'),
  provider: 'stripe',
  paymentReference: 'pi_1',
  payment: 'taken',
  taken: money(123450, 'EUR'),
  refunded: money(0, 'EUR'),
  isDisputed: false,
  fulfilment: 'partly-fulfilled',
  isCancelled: false,
  needsSending: true,
  time: Date.UTC(2026, 0, 2, 3, 4, 5),
}
const lineOf = (change: Partial<OrderSummary>): string | undefined =>
  ordersCsv([{ ...ORDER, ...change }]).split('\n')[1]

describe('orders as CSV', () => {
  it('have a header also without lines', () => {
    expect(ordersCsv([])).toBe(
      'Placed,Number,Order,Status,Sent,Cancelled,Disputed,Pieces,Currency,Total,Taken,Refunded,Provider,Payment,' +
        'Name,E-mail,To send',
    )
  })

  it('have amounts in main units and times in UTC', () => {
    expect(lineOf({})).toBe(
      `2026-01-02T03:04:05.000Z,${orderNumber(ID)},${ID},placed,partly-fulfilled,no,no,3,EUR,1234.50,1234.50,0.00,` +
        'stripe,pi_1,Ada Lovelace,ada@example.com,yes',
    )
  })

  it.each<[string, Partial<OrderSummary>, string]>([
    ['free', { provider: null, paymentReference: null, taken: null, email: null }, ',,0.00,,,Ada Lovelace,'],
    ['with nothing to send', { needsSending: false }, 'ada@example.com,no'],
    ['in yen', { total: money(500, 'JPY'), refunded: money(20, 'JPY') }, ',JPY,500,'],
    ['cancelled and disputed', { isCancelled: true, isDisputed: true }, ',yes,yes,3,'],
    ['of a name that is a formula', { name: '=HYPERLINK("x")' }, `"'=HYPERLINK(""x"")"`],
    ['of a name with a separator', { name: 'Berg, Anna' }, ',"Berg, Anna",'],
  ])('show an order %s', (_, change, part) => {
    expect(lineOf(change)).toContain(part)
  })
})
