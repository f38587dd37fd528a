import { expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import {
  beginOf,
  purposeOfBegin,
  renewalPayments,
} from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'

const DAY_MS = 86_400_000
const MONTHLY: SubscriptionPlan = { interval: 'month', frequency: 1, trialDays: null }
const WITH_TRIAL = { ...MONTHLY, trialDays: 14 }
const AMOUNTS = { total: money(2500, 'EUR'), amount: money(2000, 'EUR') }
const NOW_MS = Date.UTC(2027, 2, 1)

it.each([
  ['without a trial is paid at once', MONTHLY, 'subscribe', 'subscribe', 'subscribe'],
  [
    'with a trial stores the method if its provider can, or holds the price',
    WITH_TRIAL,
    'trial',
    'kept-trial',
    'trial',
  ],
])('a subscription %s', (_, plan, begin, keeping, charging) => {
  const begun = beginOf(plan)
  expect([begun, purposeOfBegin(begun, true), purposeOfBegin(begun, false)]).toEqual([
    begin,
    keeping,
    charging,
  ])
})

it.each([
  ['today, and from the next period on', MONTHLY, 2500, 31],
  ['nothing during its trial, and its price after it', WITH_TRIAL, 0, 14],
])('costs %s', (_, plan, today, days) => {
  const payments = renewalPayments(plan, AMOUNTS, NOW_MS)
  expect(payments).toEqual({
    today: money(today, 'EUR'),
    amount: AMOUNTS.amount,
    fromMs: NOW_MS + days * DAY_MS,
  })
})
