import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { GoodsBadge, goodsLook, paymentLook } from '../../../ui-react/desk/orders/standing.js'

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

it.each([
  ['PENDING', 'Not finished'],
  ['PAID', 'Nothing to send'],
] as const)('says on the page of an order that is %s what its list says: %s', (payment, text) => {
  const order = { payment, cancelledAt: null, fulfilment: 'UNFULFILLED', needsSending: false } as const
  expect(renderToStaticMarkup(GoodsBadge(order))).toContain(`>${text}<`)
})
