import { describe, expect, it } from '@jest/globals'
import { decideErasure, isNothing, keptUntil } from '../../../../core/use-cases/privacy/decide-erasure.js'
import { mentions } from '../../../../core/use-cases/privacy/mentions.js'
import type { PersonHoldings, PersonOrder } from '../../../../core/use-cases/privacy/decide-erasure.js'

const NOW = Date.UTC(2027, 0, 31)
const NOTHING: PersonHoldings = {
  orders: [],
  mails: 0,
  submissions: 0,
  isMember: false,
  liveSubscriptions: 0,
}
const decide = (change: Partial<PersonHoldings>) =>
  decideErasure({ ...NOTHING, ...change }, { nowMs: NOW, keepYears: 10 })
const order = (id: string, status: PersonOrder['status'], placedOn: number | null = null) => ({
  id,
  status,
  placedOn,
})

describe('the erasure of a person', () => {
  it('keeps what the books need, takes the person off what is older, and erases the rest', () => {
    expect(
      decide({
        mails: 2,
        submissions: 1,
        isMember: true,
        orders: [
          order('cart', 'cart'),
          order('paying', 'submitting'),
          order('new', 'placed', Date.UTC(2026, 11, 31, 23)),
          order('old', 'placed', Date.UTC(2016, 11, 31, 23)),
          order('last', 'placed', Date.UTC(2017, 0, 1)),
        ],
      }),
    ).toEqual({
      carts: ['cart'],
      anonymous: ['old'],
      mails: 2,
      submissions: 1,
      isMember: true,
      kept: [
        { id: 'paying', reason: 'under-way', untilMs: null },
        { id: 'new', reason: 'bookkeeping', untilMs: Date.UTC(2037, 0, 1) },
        { id: 'last', reason: 'bookkeeping', untilMs: Date.UTC(2028, 0, 1) },
      ],
    })
  })

  it('waits for the end of subscriptions', () => {
    expect(decide({ liveSubscriptions: 2, isMember: true })).toEqual({ tag: 'live-subscription', count: 2 })
  })

  it.each([
    [{}, true],
    [{ orders: [order('new', 'placed', NOW)] }, true],
    [{ mails: 1 }, false],
    [{ isMember: true }, false],
    [{ orders: [order('cart', 'cart')] }, false],
  ])('changes nothing of %j: %j', (holdings, nothing) => {
    const decided = decide(holdings)
    expect('tag' in decided ? null : isNothing(decided)).toBe(nothing)
  })

  it('counts the years of bookkeeping from the end of a year', () => {
    expect(keptUntil(Date.UTC(2027, 0, 1), 10)).toBe(Date.UTC(2038, 0, 1))
  })
})

describe('a text', () => {
  it.each([
    ['Write to Ada@Example.org, please', true],
    ['<ada@example.org>', true],
    ['ada@example.org.', true],
    ['Reach me at ada@example.org. Thanks', true],
    ['nada@example.org', false],
    ['ada@example.org.uk', false],
    ['ada@example.organic', false],
    ['nada@example.org and ada@example.org', true],
    ['', false],
  ])('mentions an address where it stands whole: %j %j', (text, whole) => {
    expect(mentions(text, ' ada@example.org ')).toBe(whole)
  })

  it('mentions no empty address', () => {
    expect(mentions('anything', ' ')).toBe(false)
  })
})
