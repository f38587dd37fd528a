import { expect, it } from '@jest/globals'
import { progressOf } from '../../../../core/orders/index.js'
import { deskOrder } from './desk-order.fixture.js'
import { done, eur, fulfil, line, refunded } from './desk-steps.fixture.js'

const LINKS = { invoicePath: '/invoice', withdrawalPath: null }

it('a shopper sees the links of an order of which nothing was sent or refunded', () => {
  expect(progressOf(deskOrder(), LINKS)).toEqual({
    ...LINKS,
    payment: 'paid',
    fulfilment: 'unfulfilled',
    isCancelled: false,
    refunded: eur(0),
    parcels: [],
  })
})

it('a shopper sees parcels, refunds and a cancellation', () => {
  const order = deskOrder()
  const sent = done(order, fulfil(order, [line(1)]))
  const last = { ...refunded(sent, { tag: 'amount', amount: eur(500) }), cancelledMs: 3000 }
  expect(progressOf(last, LINKS)).toMatchObject({
    payment: 'partly-refunded',
    isCancelled: true,
    refunded: eur(500),
    parcels: [{ carrier: 'DHL', tracking: '00340', sentOn: '1970-01-01T00:00:02.000Z' }],
  })
})
