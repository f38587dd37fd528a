import { expect, it } from '@jest/globals'
import { orderTable } from '../../../../../adapters/server/terminal/orders/order-table.js'
import { formatMoney, money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'
import type { OrderSummary } from '../../../../../core/orders/index.js'

const ORDER: OrderSummary = {
  id: orderId('0123456789abcdef01234567'),
  status: 'placed',
  name: 'Ada',
  email: 'ada@example.com',
  itemCount: 2,
  total: money(1000, 'EUR'),
  provider: 'stripe',
  paymentReference: 'pi_1',
  payment: 'taken',
  taken: money(1000, 'EUR'),
  refunded: money(0, 'EUR'),
  isDisputed: false,
  fulfilment: 'unfulfilled',
  isCancelled: false,
  needsSending: true,
  time: Date.UTC(2026, 0, 2),
}

it.each<[string, Partial<OrderSummary>, string]>([
  ['to send', {}, ' placed '],
  ['withdrawn from', { needsSending: false }, ' placed, nothing to send '],
  ['partly sent', { fulfilment: 'partly-fulfilled' }, ' placed, partly sent '],
  [
    'partly sent, and withdrawn from for the rest',
    { fulfilment: 'partly-fulfilled', needsSending: false },
    ' placed, partly sent, nothing to send ',
  ],
  ['sent', { fulfilment: 'fulfilled', needsSending: false }, ' placed, sent '],
  ['cancelled', { isCancelled: true, needsSending: false }, ' placed, cancelled '],
  ['without its money', { payment: 'lapsed', taken: null, needsSending: false }, ' placed, money lapsed '],
  [
    'whose hold a cancellation released',
    { payment: 'lapsed', isCancelled: true, taken: null, needsSending: false },
    ' placed, money released, cancelled ',
  ],
  [
    'not placed yet',
    { status: 'submitting', payment: null, taken: null, needsSending: false },
    ' submitting ',
  ],
])('an order %s is listed as such', (_, change, text) => {
  expect(orderTable([{ ...ORDER, ...change }], formatMoney)[1]).toContain(text)
})
