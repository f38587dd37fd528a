import { describe, expect, it } from '@jest/globals'
import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import { productId, productSlug } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import { createMemberSubscriptions } from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import type {
  MembershipLine,
  StoredSubscriptions,
  UnplacedAttempt,
} from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import { createFakePaymentStore } from '../../../../fakes/payment-store.fake.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeRandom } from '../../../../fakes/random.fake.js'
import { placedOrder } from '../../../orders/handling/desk-order.fixture.js'

const DAY_MS = 24 * 60 * 60 * 1000
const PLAN = { interval: 'month', frequency: 1, trialDays: null } as const
const REPEATED = placedOrder([[1, 900]])
const TERMS = {
  amount: money(900, 'EUR'),
  purpose: 'subscribe',
  isHeldFirst: false,
  provider: 'fake',
} as const
const GIVEN_UP = { tag: 'released', terms: TERMS, reference: null, failure: null } as const

/** The subscriptions of members over stored data. */
function openSubscriptions(stored: Partial<StoredSubscriptions>) {
  const clock = createFakeClock()
  const nothing = async () => []
  const subscriptions = createMemberSubscriptions({
    stored: {
      paidOf: nothing,
      unplacedOf: nothing,
      hasBought: async () => false,
      membershipsOf: nothing,
      ...stored,
    },
    cards: {
      find: async () => null,
      unitOfWork: () => Promise.reject(new Error('not asked')),
      digest: (parts) => parts.join(' '),
    },
    payments: createFakePaymentStore([], clock).ports,
    clock,
    random: createFakeRandom(),
  })
  return { subscriptions, clock }
}

const attemptOf = (nowMs: number, more: Partial<UnplacedAttempt>): UnplacedAttempt => ({
  id: 'order:1',
  state: { tag: 'pending', terms: TERMS, reference: 'ref' },
  createdMs: 1,
  updatedMs: nowMs,
  renewal: { ...REPEATED, items: REPEATED.items.map((item) => ({ ...item, subscription: PLAN })) },
  ...more,
})

describe('the subscriptions of a member', () => {
  it('are none for a member who never bought anything', async () => {
    expect(await openSubscriptions({}).subscriptions.of('ada')).toBeNull()
    expect(await openSubscriptions({ hasBought: async () => true }).subscriptions.of('ada')).toEqual([])
  })

  it('begin with those whose first payment is open', async () => {
    const paid = { id: 'paid' } as MemberSubscription
    const { subscriptions, clock } = openSubscriptions({
      paidOf: async () => [paid],
      unplacedOf: async () => [attemptOf(clock.wallTime(), {})],
    })
    expect(await subscriptions.of('ada')).toEqual([
      expect.objectContaining({ id: 'order:1', status: 'incomplete', plan: PLAN, canceledOnMs: null }),
      paid,
    ])
  })

  it.each<[string, Partial<UnplacedAttempt>, readonly string[]]>([
    ['given up lately', { state: GIVEN_UP }, ['incomplete_expired']],
    ['given up long ago', { state: GIVEN_UP, updatedMs: -8 * DAY_MS }, []],
    ['of a single payment', { state: { ...GIVEN_UP, terms: { ...TERMS, purpose: 'order' } } }, []],
    ['without a plan', { renewal: REPEATED }, []],
  ])('show an attempt that was %s', async (_, more, expected) => {
    const { subscriptions, clock } = openSubscriptions({
      hasBought: async () => true,
      unplacedOf: async () => {
        const nowMs = clock.wallTime()
        return [{ ...attemptOf(nowMs, more), updatedMs: nowMs + (more.updatedMs ?? 0) }]
      },
    })
    expect((await subscriptions.of('ada'))?.map(({ status }) => status)).toEqual(expected)
  })
})

describe('the memberships of a member', () => {
  const line: MembershipLine = {
    id: 'line',
    count: 1,
    productId: productId('club'),
    slug: productSlug('club'),
    orderId: 'order',
    subscription: null,
    isCancelled: false,
    payments: [],
    refunds: [],
  }
  const running = { status: 'active', periodEndMs: 0, endedOnMs: null } as const

  it.each<[string, Partial<MembershipLine>, boolean]>([
    ['bought once', {}, true],
    ['of a cancelled order', { isCancelled: true }, false],
    ['of a running subscription', { subscription: running, isCancelled: true }, true],
    ['of a canceled one whose period is over', { subscription: { ...running, status: 'canceled' } }, false],
    ['of one that has ended', { subscription: { ...running, endedOnMs: 1 } }, false],
  ])('are active or not: one %s', async (_, more, active) => {
    const { subscriptions } = openSubscriptions({ membershipsOf: async () => [{ ...line, ...more }] })
    expect(await subscriptions.memberships('ada')).toEqual([
      { productId: 'club', slug: 'club', orderId: 'order', active },
    ])
  })
})
