import { expect, it } from '@jest/globals'
import { papersOf } from '../../../ui-react/desk/orders/more-actions.js'

type Order = Parameters<typeof papersOf>[0]

const order = (change: object): Order =>
  ({
    lines: [{ toSend: 0 }],
    money: { taken: { amountMinor: 0 } },
    refunds: [],
    events: [],
    ...change,
  }) as never

it.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['pieces to send', { lines: [{ toSend: 1 }] }, ['packing-slip']],
  ['taken money', { money: { taken: { amountMinor: 1 } } }, ['invoice']],
  ['a refund under way', { refunds: [{ kind: 'REFUND', state: 'PENDING' }] }, []],
  ['a refund', { refunds: [{ kind: 'REFUND', state: 'DONE' }] }, ['credit-note']],
  ['a released hold', { refunds: [{ kind: 'RELEASE', state: 'DONE' }] }, []],
  [
    'a refund whose money the bank returned',
    {
      refunds: [{ kind: 'REFUND', state: 'REFUSED' }],
      events: [{ kind: 'REFUNDED' }, { kind: 'REFUND_REFUSED' }],
    },
    ['credit-note'],
  ],
])('offers the papers of an order with %s', (_, change, papers) => {
  expect(papersOf(order(change))).toEqual(papers)
})
