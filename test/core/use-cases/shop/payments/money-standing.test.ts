import { expect, it } from '@jest/globals'
import { moneyStanding } from '../../../../../core/use-cases/shop/payments/money-standing.js'

const WHOLE = {
  status: 'succeeded',
  currency: 'EUR',
  amountMinor: 4000,
  capturedMinor: null,
  refundedMinor: null,
  isDisputed: false,
}

it.each([
  ['taken as a whole', {}, { payment: 'taken', takenMinor: 4000, refundedMinor: 0 }],
  ['taken in part', { capturedMinor: 1500 }, { takenMinor: 1500 }],
  ['taken not at all', { capturedMinor: 0 }, { takenMinor: 0 }],
  ['refunded in part', { refundedMinor: 700 }, { takenMinor: 4000, refundedMinor: 700 }],
  ['held', { status: 'authorised' }, { payment: 'held' }],
  ['being released', { status: 'releasing' }, { payment: 'held' }],
  ['without an order', { status: 'declined' }, { payment: null }],
  ['disputed', { isDisputed: true }, { isDisputed: true }],
])('reads the money of a payment: %s', (_, attempt, standing) => {
  expect(moneyStanding({ ...WHOLE, ...attempt }, null)).toMatchObject({ shippingMinor: 0, ...standing })
})
