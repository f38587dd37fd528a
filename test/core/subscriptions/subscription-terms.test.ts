import { describe, expect, it } from '@jest/globals'
import { money, subscriptions } from '../../../core/index.js'
import type { Order, SoldPlan, SubscriptionStanding } from '../../../core/index.js'
import { sampleMailedOrder } from '../../../core/use-cases/mails/samples/sample-order.js'

const { beginSubscription, cancelSubscription, endOfSubscription, endSubscription } = subscriptions
const { intervalText, paymentsText, planTexts, standingText, subscriptionWords } = subscriptions

const monthly: SoldPlan = { interval: 'month', frequency: 1, trialDays: 14 }
const FROM_MS = Date.parse('2026-12-08T00:00:00Z')
const SAMPLE = sampleMailedOrder('EUR').order
const formats = {
  price: money.formatMoney,
  day: (ms: number) =>
    new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(ms),
}

const order = (change: Partial<Order> = {}): Order => {
  const [item] = SAMPLE.items
  if (item === undefined) throw new Error('the sample has no line')
  return {
    ...SAMPLE,
    status: 'cart',
    items: [{ ...item, subscription: monthly }],
    renewal: { today: money.money(0, 'EUR'), amount: money.money(1071, 'EUR'), fromMs: FROM_MS },
    ...change,
  }
}

describe('the words of a plan', () => {
  it.each<[string, Partial<SoldPlan>, readonly string[]]>([
    ['en', {}, ['every month', 'free for the first 14 days']],
    ['en-GB', { frequency: 3, trialDays: null }, ['every 3 months']],
    ['de', { interval: 'week', trialDays: 0 }, ['wöchentlich']],
    [
      'de-AT',
      { interval: 'year', frequency: 2, trialDays: 7 },
      ['alle 2 Jahre', 'die ersten 7 Tage kostenlos'],
    ],
    ['fr', { interval: 'day', trialDays: null }, ['chaque jour']],
    ['es_MX', { trialDays: null }, ['cada mes']],
    ['sv', { trialDays: null }, ['every month']],
    ['constructor', { trialDays: null }, ['every month']],
    ['en', { interval: 'MONTH', trialDays: null }, ['every month']],
    ['en', { interval: 'fortnight', trialDays: null }, ['every month']],
  ])('are in %s, of %o: %o', (language, change, expected) => {
    expect(planTexts({ ...monthly, ...change }, subscriptionWords(language))).toEqual(expected)
  })

  it('begin with the interval', () => {
    expect(intervalText(monthly, subscriptionWords('en'))).toBe('every month')
  })
})

describe('the payments of an order', () => {
  it.each<[string, string, Order, string | null]>([
    ['a trial', 'en', order(), 'Today €0.00, then €10.71 every month from Dec 8'],
    [
      'a period that is paid at once',
      'en',
      order({
        renewal: { today: money.money(971, 'EUR'), amount: money.money(1071, 'EUR'), fromMs: FROM_MS },
      }),
      'Today €9.71, then €10.71 every month from Dec 8',
    ],
    [
      'a placed order',
      'en',
      order({ status: 'placed' }),
      'With this order €0.00, then €10.71 every month from Dec 8',
    ],
    ['another language', 'de', order(), 'Heute €0.00, dann €10.71 monatlich ab dem Dec 8'],
    ['one that is not renewed', 'en', order({ renewal: null }), null],
    ['one without a subscription', 'en', SAMPLE, null],
  ])('are described: %s', (_, language, given, expected) => {
    expect(paymentsText(given, subscriptionWords(language), formats)).toBe(expected)
  })
})

describe('the end of a subscription', () => {
  const begun = beginSubscription({ interval: 'month', frequency: 1, trialDays: 14 }, FROM_MS)
  it.each<[string, SubscriptionStanding, number | null]>([
    ['none while it goes on', begun, null],
    ['that of its period once it is cancelled', cancelSubscription(begun, FROM_MS), begun.periodEndMs],
    ['the moment at which it was ended', endSubscription(begun, FROM_MS + 1), FROM_MS + 1],
  ])('is %s', (_, standing, expected) => {
    expect(endOfSubscription(standing)).toBe(expected)
  })

  it.each<[string, string, Parameters<typeof standingText>[0], string | null]>([
    ['a trial', 'en', { status: 'trialing', plan: monthly, periodEndMs: FROM_MS }, 'every month from Dec 8'],
    ['a trial', 'de', { status: 'trialing', plan: monthly, periodEndMs: FROM_MS }, 'monatlich ab dem Dec 8'],
    ['a paid one', 'en', { status: 'active', plan: monthly, periodEndMs: FROM_MS }, 'every month'],
    [
      'one that was cancelled',
      'en',
      { status: 'canceled', plan: monthly, periodEndMs: FROM_MS, endsOnMs: FROM_MS },
      'Lasts until Dec 8',
    ],
    ['one that has ended', 'en', { status: 'canceled', plan: monthly, periodEndMs: 1, endsOnMs: 1 }, null],
    ['one without a plan', 'en', { status: 'active', periodEndMs: FROM_MS }, null],
  ])('is described in words: %s, in %s', (_, language, one, expected) => {
    expect(standingText(one, subscriptionWords(language), { ...formats, nowMs: FROM_MS - 1 })).toBe(expected)
  })
})
