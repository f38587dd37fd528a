import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { AskingMember } from '../../../../../core/ports/accounts/member-subscriptions.port.js'
import { stampOf } from '../../../../../core/ports/platform/stamp.port.js'
import { sessionId } from '../../../../../core/ports/visitor.port.js'
import { beginSubscription } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../../../core/subscriptions/index.js'
import type { StoredOrder } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { cancelOwn } from '../../../../../core/use-cases/shop/subscriptions/cancel-own.js'
import { changeCard } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import type { CardPorts, CardWork } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import type { RenewedSubscription } from '../../../../../core/use-cases/shop/subscriptions/renewal-work.js'
import { isOpenAttempt } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../fakes/payment-processor.fake.js'
import { createFakePaymentStore } from '../../../../fakes/payment-store.fake.js'
import { placedOrder } from '../../../orders/handling/desk-order.fixture.js'

const DAY_MS = 86_400_000
const ADA: AskingMember = { memberId: 'ada', session: sessionId('s-ada') }
const EVE: AskingMember = { memberId: 'eve', session: sessionId('s-eve') }
const MONTHLY: SubscriptionPlan = { interval: 'month', frequency: 1, trialDays: null }

/** A subscription of ada's in memory, and the charges of its debts. */
function openShop(change: Partial<SubscriptionStanding> = {}, options: FakeProcessorOptions = {}) {
  const clock = createFakeClock()
  const provider = createFakeProcessor(options)
  const store = createFakePaymentStore([provider], clock)
  store.stock.set('sku-1', 10)
  const nowMs = clock.wallTime()
  let subscription: RenewedSubscription = {
    id: 'sub-1',
    memberId: 'ada',
    standing: { ...beginSubscription(MONTHLY, nowMs - 31 * DAY_MS), ...change },
    plan: MONTHLY,
    announcedPeriod: 0,
    skuId: 'sku-1',
    count: 1,
    email: 'ada@example.com',
    amount: money(900, 'EUR'),
    provider: 'fake',
    keptMethod: 'kept:old',
    card: null,
    repeated: placedOrder([[1, 900]]),
  }
  const events: string[] = []
  const save: CardWork['save'] = async (_, { standing, events: recorded }) => {
    subscription = { ...subscription, standing }
    events.push(...recorded.map(({ kind }) => kind))
  }
  let isLoggedIn = true
  const holdSession: CardWork['holdSession'] = async ({ memberId }) =>
    isLoggedIn
      ? { memberId, standing: { expiresOnMs: Infinity, usedOnMs: clock.wallTime(), bannedOnMs: null } }
      : null
  const lock: CardWork['lock'] = async (id) => (id === subscription.id ? subscription : null)
  const work: CardWork = {
    holdSession,
    lock,
    save,
    saveNotice: async () => undefined,
    takeStock: async () => true,
    beginOrder: async () => {
      const id = `sub-1-${subscription.standing.period + 1}`
      const known = store.orders.get(id)
      const attempts = (known?.attempts ?? 0) + 1
      const order: StoredOrder = {
        ...{ id, status: 'submitting', currency: 'EUR', memberId: 'ada', email: null, card: null },
        ...{ attempts, subscriptionId: 'sub-1', period: subscription.standing.period + 1, placed: null },
      }
      store.orders.set(id, order)
      return { id, attempts, startedMs: clock.wallTime() }
    },
    insertAttempt: async (attempt) => {
      const { amount, purpose, provider: name } = attempt
      store.attempts.set(attempt.id, {
        ...attempt,
        state: {
          tag: 'reserved',
          terms: { amount, purpose, isHeldFirst: false, provider: name },
          reference: null,
        },
        createdMs: clock.wallTime(),
        confirmation: null,
        reported: { capturedMinor: null, refundedMinor: null, isDisputed: null },
      })
    },
    saveCard: async (_, card, recorded) => {
      subscription = { ...subscription, ...card }
      events.push(...recorded.map(({ kind }) => kind))
    },
    openAttemptOf: async (orderId) =>
      [...store.attempts.values()].find(
        (attempt) => attempt.orderId === orderId && isOpenAttempt(attempt.state),
      )?.id ?? null,
  }
  const ports: CardPorts = {
    find: async (id) => (id === subscription.id ? subscription : null),
    unitOfWork: (run) => run(work),
    digest: (parts) => parts.join('/'),
    payments: {
      ...store.ports,
      unitOfWork: (run) => store.ports.unitOfWork((unit) => run({ ...unit, subscriptions: { lock, save } })),
    },
  }
  const to = (token: string, given = {}) =>
    changeCard(ports, ADA, {
      ...{ subscriptionId: 'sub-1', provider: 'fake', token, confirmation: null },
      ...given,
    })
  const logOut = (): void => {
    isLoggedIn = false
  }
  return { store, provider, events, ports, to, logOut, now: () => subscription }
}

const PAST_DUE = { status: 'past_due', failures: 1, dueMs: Number.MAX_SAFE_INTEGER } as const

describe('another card', () => {
  it('is stored, and charged from then on', async () => {
    const shop = openShop()
    expect(await shop.to(FAKE_CARDS.accepted)).toEqual({ tag: 'changed' })
    expect([shop.now().keptMethod, shop.now().card?.last4]).toEqual(['kept:fake_ok', '0000'])
    expect([shop.events, shop.provider.calls()]).toEqual([['card-changed'], 0])
  })

  it('pays a debt at once, and a repeated request charges nothing again', async () => {
    const shop = openShop(PAST_DUE)
    const answers = [await shop.to(FAKE_CARDS.accepted), await shop.to(FAKE_CARDS.accepted)]
    expect(answers).toEqual([{ tag: 'changed' }, { tag: 'changed' }])
    expect([shop.provider.charges.size, shop.now().standing.status]).toEqual([1, 'active'])
    expect(shop.events).toEqual(['card-changed', 'renewed'])
  })

  it('whose charge has no answer is unclear, and the repeated request finishes it', async () => {
    const shop = openShop(PAST_DUE, { losesAnswer: (call) => call <= 4 })
    expect(await shop.to(FAKE_CARDS.accepted)).toEqual({ tag: 'unclear' })
    expect(await shop.to(FAKE_CARDS.accepted)).toEqual({ tag: 'changed' })
    expect(shop.provider.charges.size).toBe(1)
  })

  it('that is declined later leaves the debt', async () => {
    const shop = openShop(PAST_DUE)
    expect(await shop.to(FAKE_CARDS.declinedLater)).toEqual({ tag: 'unpaid' })
    expect(shop.now().standing.status).toBe('past_due')
  })

  it.each([
    ['that is declined', FAKE_CARDS.declined, {}, 'refused'],
    ['with a challenge', FAKE_CARDS.challenged, {}, 'action-required'],
    [
      'for a subscription that does not exist',
      FAKE_CARDS.accepted,
      { subscriptionId: 'sub-2' },
      'unknown-subscription',
    ],
    ['of a provider that stores none', FAKE_CARDS.accepted, { provider: 'other' }, 'not-with-provider'],
  ])('%s changes nothing', async (_, token, given, tag) => {
    const shop = openShop()
    expect(await shop.to(token, given)).toMatchObject({ tag })
    expect([shop.now().keptMethod, shop.events]).toEqual(['kept:old', []])
  })

  it('is not stored if the session ends while the provider is asked', async () => {
    const shop = openShop(PAST_DUE)
    const { keep } = shop.provider
    const given = shop.to(FAKE_CARDS.accepted)
    expect(keep).toBeDefined()
    shop.logOut()
    expect(await given).toEqual({ tag: 'unknown-subscription' })
    expect([shop.now().keptMethod, shop.events, shop.provider.calls()]).toEqual(['kept:old', [], 0])
  })

  it('is not taken for the subscription of another member', async () => {
    const { ports } = openShop()
    const change = {
      subscriptionId: 'sub-1',
      provider: 'fake',
      token: FAKE_CARDS.accepted,
      confirmation: null,
    }
    expect(await changeCard(ports, EVE, change)).toEqual({ tag: 'unknown-subscription' })
  })
})

it.each([
  ['their own', 'sub-1', ADA, true, ['ended']],
  ['no other member’s', 'sub-1', EVE, false, []],
  ['one whose payment was never made', 'unpaid:1', ADA, true, []],
  ['none that was paid meanwhile', 'paid:1', ADA, false, []],
  ['none that they do not have', 'other:1', ADA, false, []],
  ['none once their session has ended', 'sub-1', { ...ADA, session: undefined }, false, []],
])('a member cancels %s', async (_, id, asking, isDone, expected) => {
  const shop = openShop()
  if (asking.session === undefined) shop.logOut()
  const ports = {
    ...shop.ports,
    unpaid: async () => ['unpaid:1', 'paid:1'],
    settle: async (attempt: string) =>
      attempt === 'unpaid:1' ? ({ tag: 'released' } as const) : ({ tag: 'unknown', message: '' } as const),
    stamp: () => stampOf(shop.ports.payments),
  }
  expect([await cancelOwn(ports, asking, id), shop.events]).toEqual([isDone, expected])
})
