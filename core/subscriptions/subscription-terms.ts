import type { MemberSubscription } from '../accounts/index.js'
import type { Money } from '../money/index.js'
import type { LineItem, Order } from '../orders/index.js'
import { SUBSCRIPTION_WORDS } from './subscription-words.js'
import type { SubscriptionWords } from './subscription-words.js'

/** A plan for sale; an unknown interval counts as a month. */
export type SoldPlan = NonNullable<LineItem['subscription']>

const PLAN_WORDS = {
  day: ['everyDay', 'everyDays'],
  week: ['everyWeek', 'everyWeeks'],
  month: ['everyMonth', 'everyMonths'],
  year: ['everyYear', 'everyYears'],
} as const

const isInterval = (text: string): text is keyof typeof PLAN_WORDS => Object.hasOwn(PLAN_WORDS, text)

const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)

/** The words of a language such as `de-AT`; English if it is unknown. */
export const subscriptionWords = (language: string): SubscriptionWords =>
  new Map<string, SubscriptionWords>(Object.entries(SUBSCRIPTION_WORDS)).get(
    language.toLowerCase().split(/[-_]/)[0] ?? '',
  ) ?? SUBSCRIPTION_WORDS.en

/** The interval between payments: `every 3 months`. */
export function intervalText(
  { interval, frequency }: Pick<SoldPlan, 'interval' | 'frequency'>,
  words: SubscriptionWords,
): string {
  const unit = interval.toLowerCase()
  const [one, several] = isInterval(unit) ? PLAN_WORDS[unit] : PLAN_WORDS.month
  return fill(words[frequency === 1 ? one : several], { count: `${frequency}` })
}

/** The texts of a plan beside a price: its interval and, if it begins with one, its trial. */
export const planTexts = (plan: SoldPlan, words: SubscriptionWords): readonly string[] => [
  intervalText(plan, words),
  ...(plan.trialDays ? [fill(words.trial, { count: `${plan.trialDays}` })] : []),
]

/** The formats of amounts and days. */
export interface TermsFormats {
  readonly price: (amount: Money) => string
  /** A day in UTC, since periods count in UTC. */
  readonly day: (ms: number) => string
}

/**
 * The payments of an order that begins a subscription: the payment with the order, zero for a trial, and the
 * later ones. Null: it begins no renewed subscription.
 */
export function paymentsText(
  order: Order,
  words: SubscriptionWords,
  { price, day }: TermsFormats,
): string | null {
  const plan = order.items.find(({ subscription }) => subscription !== null)?.subscription
  if (!order.renewal || !plan) return null
  const { today, amount, fromMs } = order.renewal
  return fill(order.status === 'cart' ? words.payments : words.placed, {
    today: price(today),
    amount: price(amount),
    every: intervalText(plan, words),
    date: day(fromMs),
  })
}

/** The text below the amount of a subscription in its member's list; null: none. */
export function standingText(
  one: Pick<MemberSubscription, 'status' | 'plan' | 'periodEndMs' | 'endsOnMs'>,
  words: SubscriptionWords,
  { day, nowMs }: Pick<TermsFormats, 'day'> & { readonly nowMs: number },
): string | null {
  const endMs = one.endsOnMs ?? null
  if (endMs !== null && endMs > nowMs) return fill(words.lastsUntil, { date: day(endMs) })
  if (endMs !== null || !one.plan) return null
  const every = intervalText(one.plan, words)
  return one.status === 'trialing' && one.periodEndMs !== null
    ? fill(words.begins, { every, date: day(one.periodEndMs) })
    : every
}
