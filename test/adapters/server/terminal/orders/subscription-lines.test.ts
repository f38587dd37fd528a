import { expect, it } from '@jest/globals'
import { subscriptionLine } from '../../../../../adapters/server/terminal/orders/subscription-lines.js'
import { currencyCode, money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'

it.each([
  [0, 'next charge 2027-01-29'],
  [1, '1 charge failed, next try 2027-01-29'],
  [2, '2 charges failed, next try 2027-01-29'],
])('the line of a subscription with %i refused charges', (failures, end) => {
  const line = subscriptionLine(
    {
      id: 'sub-1',
      status: 'past_due',
      email: 'ada@example.org',
      productName: 'Letter Club',
      plan: { interval: 'month', frequency: 1, trialDays: 0 },
      amount: money(500, currencyCode('GBP')),
      provider: 'sandbox',
      card: null,
      orderId: orderId('order-1'),
      createdOnMs: 0,
      lastPaidMs: 0,
      periodEndMs: 0,
      dueMs: Date.parse('2027-01-29T12:00:00Z'),
      failures,
      canceledOnMs: null,
      endsOnMs: null,
    },
    () => '£5.00',
  )
  expect(line).toBe(`sub-1  past_due  ada@example.org  Letter Club  £5.00 every month  ${end}`)
})
