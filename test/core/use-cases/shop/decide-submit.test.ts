import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import type { PricedOrder } from '../../../../core/pricing/index.js'
import { decideSubmit } from '../../../../core/use-cases/shop/decide-submit.js'
import type {
  EarlierAttempt,
  SubmitDecision,
  SubmitFacts,
  SubmittedCart,
} from '../../../../core/use-cases/shop/decide-submit.js'
import { rejection } from '../../../../core/use-cases/shop/failures.js'

const declined = rejection('PaymentDeclined', 'no')
const terms = { amount: money(1, 'EUR'), purpose: 'order', isHeldFirst: false, provider: null } as const
const theirs = { isTheirs: true }
const open: EarlierAttempt = { state: { tag: 'reserved', terms, reference: null }, order: theirs }
const paid: EarlierAttempt = {
  state: { tag: 'placed', terms, reference: null, money: 'taken' },
  order: theirs,
}
const refusedEarlier: EarlierAttempt = {
  state: { tag: 'released', terms, reference: null, failure: declined },
  order: theirs,
}
const others: EarlierAttempt = { ...open, order: { isTheirs: false } }

const total = money(2000, 'EUR')
const line = { isSubscription: false, isMembership: false, isGone: false, hasNewPrice: false, plan: null }
const cart: SubmittedCart = {
  digest: 'as shown',
  isHeldMembership: false,
  placement: {
    lines: [line],
    priced: {
      subtotal: total,
      total,
      extraItems: [],
      shippingMethods: [],
      requiresShipping: false,
      isFreeOrder: true,
    } as unknown as PricedOrder,
    areExtrasKnown: true,
    isLoggedIn: true,
    range: { minimumSubtotal: null, maximumTotal: null },
    email: 'ada@example.com',
    shippingAddress: null,
    lacksState: false,
    unconfirmed: [],
    hasPaymentMethod: true,
    provider: null,
  },
}
const withLine = (change: object): SubmittedCart => ({
  ...cart,
  placement: { ...cart.placement, lines: [{ ...line, ...change }] },
})

type Facts = SubmitFacts<EarlierAttempt, SubmittedCart>
const order = { id: 'mine', isCart: true, attemptId: 'mine:1', isInCurrency: true }
const begun = { ...order, isCart: false }
const latest = { orderId: 'mine', attemptId: 'mine:1' }
const known = { orderId: 'mine', attemptId: 'mine:1', failure: null, cart: 'as shown' }
const first: Facts = { asked: { orderId: 'mine' }, known: null, order, byKey: null, byOrder: null, cart }

const summaryOf = (decision: SubmitDecision<EarlierAttempt, SubmittedCart>) => {
  switch (decision.tag) {
    case 'reserve':
      return ['reserve']
    case 'refused': {
      const { failure, record, outOfDate } = decision
      return [failure.code, record !== null && 'failure' in record ? 'kept' : record, outOfDate?.what ?? null]
    }
    default:
      return [decision.tag, decision.record]
  }
}

describe('a submit', () => {
  it.each<[string, Partial<Facts>, readonly unknown[]]>([
    ['of a cart', {}, ['reserve']],
    ['of the cart of a key without an end', { known: { ...known, attemptId: null } }, ['reserve']],
    ['whose attempt was given up', { known }, ['reserve']],
    [
      'whose key was used for another order',
      { known: { ...known, orderId: 'b' } },
      ['KeyReused', null, null],
    ],
    ['whose key was used for other goods', { known: { ...known, cart: 'b' } }, ['KeyReused', null, null]],
    [
      'whose key was refused',
      { known: { ...known, attemptId: null, failure: declined } },
      ['PaymentDeclined', null, null],
    ],
    ['whose attempt goes on', { known, byKey: open, cart: null }, ['continue', null]],
    ['whose attempt is placed', { known, byKey: paid, cart: null }, ['placed', null]],
    [
      'whose attempt was declined',
      { known, byKey: refusedEarlier, cart: null },
      ['PaymentDeclined', null, null],
    ],
    ['of the order of a member', { known, byKey: others, cart: null }, ['SessionRequired', null, null]],
    [
      'whose attempt goes on, beside another cart',
      { known, byKey: open, order: { ...order, id: 'b' }, cart: null },
      ['continue', null],
    ],
    ['without a cart', { order: null, cart: null }, ['ItemNotFound', 'kept', null]],
    ['of a cart that is gone', { asked: { orderId: 'b' }, cart: null }, ['ItemNotFound', 'kept', null]],
    [
      'of an order that is being paid, under a new key',
      { order: begun, byOrder: open, cart: null },
      ['continue', latest],
    ],
    ['of a placed order, under a new key', { order: begun, byOrder: paid, cart: null }, ['placed', latest]],
    ['of an order whose attempt is gone', { order: begun, cart: null }, ['OrderSubmitting', latest, null]],
    ['with a new price', { cart: withLine({ hasNewPrice: true }) }, ['PriceChanged', 'kept', 'prices']],
    ['of a withdrawn product', { cart: withLine({ isGone: true }) }, ['ItemNotFound', 'kept', 'lines']],
    [
      'that lacks an address',
      { cart: { ...cart, placement: { ...cart.placement, email: null } } },
      ['NeedIdentity', 'kept', null],
    ],
    [
      'of a membership that the member has',
      { cart: { ...cart, isHeldMembership: true } },
      ['OutOfInventory', 'kept', null],
    ],
  ])('%s is decided', (_name, change, decision) => {
    expect(summaryOf(decideSubmit({ ...first, ...change }))).toEqual(decision)
  })

  it('returns the rows on which it decided', () => {
    const row = { ...open, id: 'row' }
    expect(decideSubmit({ ...first, known, byKey: row })).toMatchObject({ earlier: { id: 'row' } })
    expect(decideSubmit({ ...first, cart: { ...cart, digest: 'b' } })).toMatchObject({
      cart: { digest: 'b' },
    })
  })
})
