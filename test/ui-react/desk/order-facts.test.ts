import { expect, it } from '@jest/globals'
import { fateOf } from '../../../ui-react/desk/orders/order-items.js'
import { headingOf } from '../../../ui-react/desk/orders/time-line.js'

const SENT = { count: 2, sent: 2, refunded: 0, toSend: 0, sendable: 0 }
const WAITING = { count: 2, sent: 0, refunded: 0, toSend: 2, sendable: 2 }

it.each([
  ['sent with the whole order', SENT, 'FULFILLED', ''],
  ['sent before the rest', SENT, 'PARTLY_FULFILLED', '2 sent'],
  ['left of a partly sent order', WAITING, 'PARTLY_FULFILLED', '2 to send'],
  ['of an order that waits', WAITING, 'UNFULFILLED', ''],
  ['withdrawn', { ...WAITING, sendable: 0 }, 'UNFULFILLED', '2 withdrawn'],
  ['sent and refunded in part', { ...SENT, refunded: 1 }, 'FULFILLED', '2 sent, 1 refunded'],
] as const)('a line %s says so', (_, line, goods, text) => {
  expect(fateOf(line, goods)).toBe(text)
})

it.each([
  ['REFUND', 'Refund of €5.00 asked for'],
  ['RELEASE', 'Release of €5.00 asked for'],
] as const)('money that goes back is named by its kind: %s', (kind, text) => {
  const amount = { amountMinor: 500, currency: 'EUR', digits: 2 }
  const made = { id: 'r', kind, state: 'DONE', amount, restocks: false, problem: null } as const
  const asked = { kind: 'REFUND_REQUESTED', by: 'owner', text: null, amount, pieces: [] } as const
  const event = { ...asked, shipping: null, carrier: null, tracking: null }
  expect(headingOf(event, { refunds: [made] })).toBe(text)
})
