import { expect, it } from '@jest/globals'
import { goodsLook, paymentLook } from '../../../ui-react/desk/orders/standing.js'

type Goods = Parameters<typeof goodsLook>[0]

const GOODS: Goods = { fulfilment: 'UNFULFILLED', isCancelled: false, needsSending: true }

it.each<[string, Partial<Goods>, string, string]>([
  ['paid', {}, 'To send', 'warn'],
  ['withdrawn from', { needsSending: false }, 'Nothing to send', 'calm'],
  ['sent in part', { fulfilment: 'PARTLY_FULFILLED' }, 'Partly sent', 'warn'],
  [
    'sent in part, with the rest withdrawn',
    { fulfilment: 'PARTLY_FULFILLED', needsSending: false },
    'Partly sent',
    'calm',
  ],
  ['sent', { fulfilment: 'FULFILLED', needsSending: false }, 'Sent', 'good'],
  ['cancelled', { isCancelled: true, needsSending: false }, 'Cancelled', 'calm'],
])('shows the badge of an order that is %s', (_, change, text, tone) => {
  expect(goodsLook({ ...GOODS, ...change })).toMatchObject({ text, tone })
})

it.each([
  ['lapsed at the bank', false, 'Lapsed', 'bad'],
  ['was released with the order', true, 'Released', 'calm'],
] as const)('shows the badge of a hold that %s', (_, isCancelled, text, tone) => {
  expect(paymentLook({ payment: 'LAPSED', isCancelled })).toMatchObject({ text, tone })
})
