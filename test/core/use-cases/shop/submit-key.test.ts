import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import { rejection } from '../../../../core/use-cases/shop/failures.js'
import type { StoredAttempt } from '../../../../core/use-cases/shop/payments/attempt-state.js'
import { resumptionOf, stepOfKey, stepOfOrder } from '../../../../core/use-cases/shop/submit-key.js'

const declined = rejection('PaymentDeclined', 'no')
const mine = { orderId: 'mine' }
const known = { orderId: null, attemptId: null, failure: null }

describe('the key of a submit', () => {
  it.each([
    ['is new', mine, null, { tag: 'go-on' }],
    ['was used for another cart', mine, { ...known, orderId: 'other' }, { failure: { code: 'KeyReused' } }],
    [
      'was used by a page that names no cart',
      { orderId: null },
      { ...known, orderId: 'other' },
      { tag: 'go-on' },
    ],
    ['was refused', mine, { ...known, failure: declined }, { tag: 'refused', failure: declined }],
    [
      'began an attempt',
      mine,
      { ...known, orderId: 'mine', attemptId: 'a' },
      { tag: 'resume', attemptId: 'a' },
    ],
  ] as const)('decides if it %s', (_name, asked, found, step) => {
    expect(stepOfKey(asked, found)).toMatchObject(step)
  })

  const order = { id: 'mine', isCart: true, attemptId: 'mine:2', isInCurrency: true }
  it.each([
    ['is a cart', mine, order, { tag: 'go-on' }],
    ['is being paid', mine, { ...order, isCart: false }, { tag: 'resume', attemptId: 'mine:2' }],
    ['is another cart', { orderId: 'other' }, order, { failure: { code: 'ItemNotFound' } }],
    [
      'is another order',
      { orderId: 'other' },
      { ...order, isCart: false },
      { failure: { code: 'ItemNotFound' } },
    ],
    ['is in an old currency', mine, { ...order, isInCurrency: false }, { failure: { code: 'ItemNotFound' } }],
    ['is paid in an old currency', mine, { ...order, isCart: false, isInCurrency: false }, { tag: 'resume' }],
  ] as const)('is decided by the order if that %s', (_name, asked, found, step) => {
    expect(stepOfOrder(asked, found)).toMatchObject(step)
  })

  const terms = { amount: money(1, 'EUR'), purpose: 'order', isHeldFirst: false, provider: null } as const
  const attempt = { terms, reference: null }
  const theirs = { isTheirs: true }
  const released = (failure: typeof declined | null): StoredAttempt => ({
    ...attempt,
    tag: 'released',
    failure,
  })
  it.each([
    ['is gone', null, theirs, { tag: 'given-up' }],
    ['was given up', released(null), { isTheirs: false }, { tag: 'given-up' }],
    ['was declined', released(declined), theirs, { tag: 'refused', failure: declined }],
    ['is open', { ...attempt, tag: 'reserved' }, theirs, { tag: 'go-on' }],
    ['is placed', { ...attempt, tag: 'placed', money: 'taken' }, theirs, { tag: 'placed' }],
    [
      'is placed for another member',
      { ...attempt, tag: 'placed', money: 'taken' },
      { isTheirs: false },
      { failure: { code: 'SessionRequired' } },
    ],
    [
      'is placed, and its order is gone',
      { ...attempt, tag: 'placed', money: 'taken' },
      null,
      { tag: 'go-on' },
    ],
  ] as const)('goes on with an attempt that %s', (_name, stored, found, end) => {
    expect(resumptionOf(stored, found)).toMatchObject(end)
  })
})
