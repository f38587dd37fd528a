import { describe, expect, it } from '@jest/globals'
import { createFakeRandom } from '../../../../fakes/random.fake.js'
import { money } from '../../../../../core/money/index.js'
import { beginSubscription } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../../../core/subscriptions/index.js'
import {
  decideEnded,
  decideFailed,
  decideGivenBack,
  decideNotRenewed,
  decideNotice,
  decideRenewed,
  decideRenewalCharge,
} from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type {
  FailedTry,
  GivenBack,
  RenewalTry,
  SubscriptionChange,
  SubscriptionEvent,
} from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import {
  announceRenewals,
  renewSubscriptions,
} from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import type { RenewalPorts } from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import type {
  RenewalWork,
  RenewedSubscription,
} from '../../../../../core/use-cases/shop/subscriptions/renewal-work.js'
import type { NewAttempt } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import { createFakeProcessor } from '../../../../fakes/payment-processor.fake.js'
import { placedOrder } from '../../../orders/handling/desk-order.fixture.js'

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-01T12:00:00Z')
const MONTHLY: SubscriptionPlan = { interval: 'month', frequency: 1, trialDays: null }
const ACTIVE = beginSubscription(MONTHLY, START)
const DUE = ACTIVE.periodEndMs
const PAST_DUE: SubscriptionStanding = { ...ACTIVE, status: 'past_due', failures: 1, dueMs: DUE + DAY_MS }
const CANCELED: SubscriptionStanding = { ...ACTIVE, status: 'canceled', dueMs: null, canceledOnMs: START }
const OVER: SubscriptionStanding = { ...CANCELED, endedOnMs: START }
const LAST: SubscriptionStanding = { ...PAST_DUE, failures: 4 }

/** A change, in a word for each part. */
const said = (change: SubscriptionChange | null): readonly (string | number | null)[] | null =>
  change && [change.standing.status, change.standing.dueMs, ...change.events.map(({ kind }) => kind)]

describe('the charge for the next period', () => {
  it.each<[string, SubscriptionStanding, RenewalTry, number, number | null | undefined]>([
    ['is due at the end of the period', ACTIVE, 'due', DUE, null],
    ['is not due before', ACTIVE, 'due', DUE - 1, undefined],
    ['is not due while it is being charged', { ...ACTIVE, dueMs: null }, 'due', DUE, undefined],
    ['is tried again', PAST_DUE, 'due', DUE + DAY_MS, null],
    ['may be tried beside the usual tries where it is owed', PAST_DUE, 'extra', DUE, DUE + DAY_MS],
    ['is not tried beside them where nothing is owed', ACTIVE, 'extra', DUE, undefined],
    ['never comes after the end', CANCELED, 'extra', DUE, undefined],
  ])('%s', (_, standing, which, nowMs, nextTryMs) => {
    expect(decideRenewalCharge(standing, which, nowMs)).toEqual(
      nextTryMs === undefined ? null : { nextTryMs },
    )
  })

  it('begins the next period when it is paid', () => {
    const { standing, events } = decideRenewed(ACTIVE, MONTHLY, 's-2', DUE)
    expect([standing.period, standing.status, events]).toEqual([
      2,
      'active',
      [{ kind: 'renewed', detail: { orderId: 's-2' } }],
    ])
  })

  const usual: FailedTry = { reason: 'Declined', nextTryMs: null }
  const extra: FailedTry = { reason: 'Declined', nextTryMs: DUE + DAY_MS }
  it.each<[string, SubscriptionStanding, FailedTry, readonly (string | number | null)[]]>([
    ['a refusal is tried again a day later', ACTIVE, usual, ['past_due', DUE + DAY_MS, 'renewal-failed']],
    ['the last refusal ends it', LAST, usual, ['unpaid', null, 'renewal-failed', 'ended']],
    ['an extra try leaves the next one', PAST_DUE, extra, ['past_due', DUE + DAY_MS, 'renewal-failed']],
    ['nothing more is said of one that is over', OVER, usual, ['canceled', null]],
  ])('%s', (_, standing, failed, expected) => {
    expect(said(decideFailed(standing, failed, DUE))).toEqual(expected)
    expect(said(decideNotRenewed(standing, failed, DUE))).toEqual(expected)
  })

  const givenUp: FailedTry = { reason: null, nextTryMs: null }
  it.each<[string, SubscriptionStanding, FailedTry, readonly (string | number | null)[] | null]>([
    ['is due again at once where its try was given up', ACTIVE, givenUp, ['active', DUE]],
    [
      'is due when it was to be where an extra try was given up',
      PAST_DUE,
      { ...givenUp, nextTryMs: DUE + DAY_MS },
      ['past_due', DUE + DAY_MS],
    ],
    ['is due no more once it is over', OVER, givenUp, null],
  ])('%s', (_, standing, failed, expected) => {
    expect(said(decideNotRenewed(standing, failed, DUE))).toEqual(expected)
  })
})

describe('the end of a subscription', () => {
  const none: GivenBack = { period: 1, isWhole: false, isDisputed: false }
  it.each<[string, SubscriptionStanding, GivenBack, readonly (string | number | null)[] | null]>([
    [
      'comes with a whole refund of the period',
      ACTIVE,
      { ...none, isWhole: true },
      ['canceled', null, 'ended'],
    ],
    ['comes not with the refund of another one', ACTIVE, { ...none, period: 0, isWhole: true }, null],
    ['comes not with a part', ACTIVE, none, null],
    ['comes with a dispute', ACTIVE, { ...none, period: 0, isDisputed: true }, ['canceled', null, 'ended']],
    ['comes once', OVER, { ...none, isWhole: true }, null],
  ])('%s', (_, standing, given, expected) => {
    expect(said(decideGivenBack(standing, given, START + DAY_MS))).toEqual(expected)
  })

  it('has its reason', () => {
    const ended = decideEnded(ACTIVE, 'member-gone', START)
    expect(ended?.events).toEqual([{ kind: 'ended', detail: { reason: 'member-gone' } }])
  })
})

it.each<[string, number, number, readonly string[]]>([
  ['a week before', DUE - 7 * DAY_MS, 0, ['renewal-ahead']],
  ['not before that', DUE - 8 * DAY_MS, 0, []],
  ['once for each period', DUE - 7 * DAY_MS, 2, []],
])('a charge is announced %s', (_, nowMs, announced, expected) => {
  expect(decideNotice(ACTIVE, MONTHLY, announced, nowMs).map(({ kind }) => kind)).toEqual(expected)
})

const SUBSCRIPTION: RenewedSubscription = {
  id: 'paid',
  memberId: 'paid',
  standing: ACTIVE,
  plan: MONTHLY,
  announcedPeriod: 0,
  skuId: 'sku-1',
  count: 2,
  email: 'ada@example.com',
  amount: money(900, 'EUR'),
  provider: 'fake',
  keptMethod: 'kept',
  card: null,
  repeated: placedOrder([[2, 450]]),
}

/** A shop in memory: three subscriptions, one of whose members is gone, and one without stock. */
function createShop() {
  const subscriptions = new Map<string, RenewedSubscription>()
  const events: (readonly [id: string, kind: SubscriptionEvent['kind']])[] = []
  for (const id of ['paid', 'gone', 'sold-out', 'unsure'])
    subscriptions.set(id, { ...SUBSCRIPTION, id, memberId: id })
  const attempts: NewAttempt[] = []
  const save: RenewalWork['save'] = async (subscription, change) => {
    subscriptions.set(subscription.id, { ...subscription, standing: change.standing })
    events.push(...change.events.map(({ kind }) => [subscription.id, kind] as const))
  }
  const work: RenewalWork = {
    lock: async (id) => subscriptions.get(id) ?? null,
    save,
    saveNotice: async (subscription, told) => {
      const announcedPeriod = subscription.standing.period + 1
      subscriptions.set(subscription.id, { ...subscription, announcedPeriod })
      events.push(...told.map(({ kind }) => [subscription.id, kind] as const))
    },
    takeStock: async ({ id }) => id !== 'sold-out',
    beginOrder: async ({ id }) => ({ id: `${id}-2`, attempts: id === 'paid' ? 3 : 1, startedMs: START }),
    insertAttempt: async (attempt) => {
      attempts.push(attempt)
    },
  }
  const ports: RenewalPorts = {
    unitOfWork: (run) => run(work),
    due: async (_, limit) => [...subscriptions.values()].slice(0, limit),
    coming: async () => [...subscriptions.keys(), 'unknown'],
    isMember: async (id) => id !== 'gone',
    settle: async (attempt) => (attempt === 'unsure-2:1' ? 'unknown' : 'placed'),
    clock: { wallTime: () => DUE },
    random: createFakeRandom(),
    processors: [createFakeProcessor()],
  }
  return { ports, events, attempts, standingOf: (id: string) => subscriptions.get(id)?.standing }
}

describe('a round of renewals', () => {
  it('charges due periods, ends subscriptions without a member, and retries those without stock', async () => {
    const { ports, events, standingOf } = createShop()
    expect(await renewSubscriptions(ports)).toEqual({ renewed: 1, failed: 2, unknown: 1 })
    expect(events.sort()).toEqual([
      ['gone', 'ended'],
      ['sold-out', 'renewal-failed'],
    ])
    expect(['paid', 'gone', 'sold-out', 'unsure'].map((id) => standingOf(id)?.dueMs)).toEqual([
      null,
      null,
      DUE + DAY_MS,
      null,
    ])
  })

  it('charges the price of the subscription to its stored method, under the next attempt of the period', async () => {
    const { ports, attempts } = createShop()
    await renewSubscriptions(ports)
    expect(attempts.find(({ orderId }) => orderId === 'paid-2')).toMatchObject({
      id: 'paid-2:3',
      amount: money(900, 'EUR'),
      paymentMethod: 'kept',
      purpose: 'renewal',
      movesMoney: true,
      capture: 'at-once',
      reserved: [['sku-1', 2]],
      frozen: { id: 'paid-2', startedOn: START, updatedOn: DUE },
    })
  })

  it('announces each charge once', async () => {
    const { ports, events } = createShop()
    const early = { ...ports, clock: { wallTime: () => DUE - DAY_MS } }
    await announceRenewals(early)
    await announceRenewals(early)
    expect(events.map(([, kind]) => kind)).toEqual(Array.from({ length: 4 }, () => 'renewal-ahead'))
  })
})
