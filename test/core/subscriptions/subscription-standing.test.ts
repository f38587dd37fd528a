import { describe, expect, it } from '@jest/globals'
import { subscriptions } from '../../../core/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../core/index.js'

const { afterFailure, afterPayment, beginSubscription, cancelSubscription, endSubscription } = subscriptions
const { nextBillingOf } = subscriptions
const { afterFailedExtraTry, isLive, isNoticeDue, RETRY_PAUSES_DAYS, takesAnotherCard } = subscriptions

const DAY_MS = 86_400_000
const at = (text: string): number => Date.parse(`${text}T12:00:00Z`)
const day = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString().slice(0, 10)
const monthly: SubscriptionPlan = { interval: 'month', frequency: 1, trialDays: null }
const START = at('2026-01-31')

/** Paid each time on the day when it falls due. */
function ends(plan: SubscriptionPlan, count: number): readonly (string | null)[] {
  let standing = beginSubscription(plan, START)
  const found = [day(standing.periodEndMs)]
  for (let paid = 1; paid < count; paid += 1) {
    standing = afterPayment(standing, plan, standing.periodEndMs)
    found.push(day(standing.periodEndMs))
  }
  return found
}

describe('the next billing of a subscription', () => {
  const begun = beginSubscription(monthly, START)
  const failed = afterFailure(begun, begun.periodEndMs)

  it.each<[string, SubscriptionStanding, string]>([
    ['is the end of the paid time', begun, '2026-02-28'],
    ['is the next attempt after a failed charge', failed, '2026-03-01'],
    ['is the failed day while it is charged again', { ...failed, dueMs: null }, '2026-02-28'],
    ['is the end of the paid time after a cancellation', cancelSubscription(begun, START), '2026-02-28'],
  ])('%s', (_, standing, expected) => {
    expect(day(nextBillingOf(standing))).toBe(expected)
  })
})

describe('the periods of a subscription', () => {
  it.each<[string, SubscriptionPlan, readonly string[]]>([
    ['months', monthly, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['quarters', { ...monthly, frequency: 3 }, ['2026-04-30', '2026-07-31', '2026-10-31']],
    ['weeks', { interval: 'week', frequency: 2, trialDays: null }, ['2026-02-14', '2026-02-28']],
    ['days', { interval: 'day', frequency: 10, trialDays: null }, ['2026-02-10', '2026-02-20']],
    ['years', { interval: 'year', frequency: 1, trialDays: null }, ['2027-01-31', '2028-01-31']],
    ['a trial, then months', { ...monthly, trialDays: 14 }, ['2026-02-14', '2026-03-14', '2026-04-14']],
  ])('go by the calendar: %s', (_, plan, expected) => {
    expect(ends(plan, expected.length)).toEqual(expected)
  })

  it('record the last charge, which a trial does not have', () => {
    const trial = beginSubscription({ ...monthly, trialDays: 14 }, START)
    expect([beginSubscription(monthly, START).lastPaidMs, trial.lastPaidMs]).toEqual([START, null])
    expect(afterPayment(trial, monthly, trial.periodEndMs).lastPaidMs).toBe(trial.periodEndMs)
  })

  it('keep their days if a payment comes late', () => {
    const begun = beginSubscription(monthly, START)
    const late = afterPayment(afterFailure(begun, begun.periodEndMs), monthly, at('2026-03-04'))
    expect([late.status, day(late.periodEndMs), late.failures]).toEqual(['active', '2026-03-31', 0])
  })

  it('are not charged after their end: the next begins with the payment', () => {
    const late = afterPayment(beginSubscription(monthly, START), monthly, at('2026-09-15'))
    expect([late.period, day(late.periodEndMs)]).toEqual([2, '2026-10-15'])
    expect(day(afterPayment(late, monthly, late.periodEndMs).periodEndMs)).toBe('2026-11-15')
    // The new day stays, also after a month that lacks it.
    const last = afterPayment(beginSubscription(monthly, START), monthly, at('2026-08-31'))
    expect(day(last.periodEndMs)).toBe('2026-09-30')
    expect(day(afterPayment(last, monthly, last.periodEndMs).periodEndMs)).toBe('2026-10-31')
  })
})

describe('a subscription that cannot be charged', () => {
  const begun = beginSubscription(monthly, START)

  it('is retried after growing pauses, keeps its access meanwhile, and then ends', () => {
    let standing: SubscriptionStanding = begun
    let now = begun.periodEndMs
    const tries: (string | null)[] = []
    while (standing.endedOnMs === null && tries.length < 10) {
      standing = afterFailure(standing, now)
      tries.push(day(standing.dueMs))
      expect(isLive(standing, now)).toBe(standing.dueMs !== null)
      now = standing.dueMs ?? now
    }
    expect(tries).toEqual(['2026-03-01', '2026-03-04', '2026-03-09', '2026-03-16', null])
    expect(tries).toHaveLength(RETRY_PAUSES_DAYS.length + 1)
    expect([standing.status, day(standing.canceledOnMs)]).toEqual(['unpaid', '2026-03-16'])
    // It never runs again, and a late payment pays only for its own period.
    expect(afterFailure(standing, now)).toBe(standing)
    expect(cancelSubscription(standing, now)).toBe(standing)
    const late = afterPayment(standing, monthly, now)
    expect([late.status, late.dueMs, isLive(late, now), isLive(late, late.periodEndMs)]).toEqual([
      'canceled',
      null,
      true,
      false,
    ])
  })
})

describe('a try beside the usual ones', () => {
  const begun = beginSubscription(monthly, START)

  it('neither uses up nor delays one of them', () => {
    const owed = afterFailure(begun, begun.periodEndMs)
    expect(afterFailedExtraTry({ ...owed, dueMs: null }, owed.dueMs ?? 0)).toEqual(owed)
    const over = endSubscription({ ...owed, dueMs: null }, begun.periodEndMs)
    expect(afterFailedExtraTry(over, owed.dueMs ?? 0)).toBe(over)
  })

  it('applies to subscriptions that are still charged', () => {
    const states = ['active', 'past_due', 'trialing', 'canceled', 'unpaid'] as const
    expect(states.filter((status) => takesAnotherCard({ status }))).toEqual([
      'active',
      'past_due',
      'trialing',
    ])
  })
})

describe('a subscription that is cancelled', () => {
  const begun = beginSubscription(monthly, START)
  const canceled = cancelSubscription(begun, at('2026-02-10'))

  it('lasts as long as it is paid and is never charged again', () => {
    expect([canceled.status, canceled.dueMs, canceled.endedOnMs]).toEqual(['canceled', null, null])
    expect([isLive(canceled, begun.periodEndMs - 1), isLive(canceled, begun.periodEndMs)]).toEqual([
      true,
      false,
    ])
    expect(cancelSubscription(canceled, at('2026-02-20'))).toBe(canceled)
    expect(afterFailure(canceled, at('2026-02-28'))).toBe(canceled)
  })

  it('ends at once if no part of it is paid any more', () => {
    const pastDue = afterFailure(begun, begun.periodEndMs)
    expect(isLive(cancelSubscription(pastDue, begun.periodEndMs + DAY_MS), begun.periodEndMs + DAY_MS)).toBe(
      false,
    )
  })

  it('lasts longer if a pending charge succeeds', () => {
    const paid = afterPayment(canceled, monthly, at('2026-02-28'))
    expect([paid.status, paid.dueMs, day(paid.periodEndMs)]).toEqual(['canceled', null, '2026-03-31'])
    expect(day(paid.canceledOnMs)).toBe('2026-02-10')
    const ended = afterPayment(endSubscription(begun, at('2026-02-27')), monthly, at('2026-02-28'))
    expect(isLive(ended, at('2026-03-15'))).toBe(true)
  })

  it('ends at once if its owner wants it, and keeps the time of its cancellation', () => {
    const ended = endSubscription(canceled, at('2026-02-12'))
    expect([day(ended.canceledOnMs), isLive(ended, at('2026-02-12'))]).toEqual(['2026-02-10', false])
  })
})

describe('the notice before a charge', () => {
  const trial = (days: number): SubscriptionPlan => ({ ...monthly, trialDays: days })
  it.each<[string, SubscriptionPlan, number, boolean]>([
    ['a month, a week before', monthly, 7, true],
    ['a month, eight days before', monthly, 8, false],
    ['a month, on its last day', monthly, 1, true],
    ['a month that is over', monthly, 0, false],
    ['a month that was over a day ago', monthly, -1, false],
    ['two weeks are long enough', { ...monthly, interval: 'week', frequency: 2 }, 7, true],
    ['thirteen days are too short', { ...monthly, interval: 'day', frequency: 13 }, 7, false],
    ['a trial of thirteen days is too short', trial(13), 1, false],
    ['a week is too short', { ...monthly, interval: 'week' }, 1, false],
    ['a trial of two weeks', trial(14), 7, true],
    ['a trial of a week is too short', trial(7), 1, false],
  ])(
    'is due once, in the last week of a period of two weeks or more: %s',
    (_, plan, daysBefore, expected) => {
      const begun = beginSubscription(plan, START)
      const now = begun.periodEndMs - daysBefore * DAY_MS
      expect(isNoticeDue(begun, plan, 0, now)).toBe(expected)
      expect(isNoticeDue(begun, plan, begun.period + 1, now)).toBe(false)
      expect(isNoticeDue(cancelSubscription(begun, START), plan, 0, now)).toBe(false)
    },
  )
})
