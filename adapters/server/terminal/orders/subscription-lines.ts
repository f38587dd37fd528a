import type { Cancellation } from '../../../../core/ports/owner/subscription-desk.port.js'
import { badInput, err, ok, orderNumber, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { intervalText, SUBSCRIPTION_WORDS } from '../../../../core/subscriptions/index.js'
import type { SubscriptionReport, SubscriptionSummary } from '../../../../core/subscriptions/index.js'
import { utcText } from '../time-text.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import type { PriceText } from '../catalogue/owner-prices.js'

const dayText = (timeMs: number | null): string =>
  timeMs === null ? 'never' : new Date(timeMs).toISOString().slice(0, 10)

/** The next event of a subscription, as the end of a sentence. */
function nextText({ status, dueMs, endsOnMs, failures }: SubscriptionSummary): string {
  if (status === 'ended' || status === 'unpaid')
    return `ended ${dayText(endsOnMs)}, nothing is charged any more`
  if (status === 'canceled') return `lasts until ${dayText(endsOnMs)}`
  if (dueMs === null) return 'is being charged'
  return failures > 0
    ? `${plural(failures, 'charge')} failed, next try ${dayText(dueMs)}`
    : `next charge ${dayText(dueMs)}`
}

/** A subscription on one line. */
export const subscriptionLine = (one: SubscriptionSummary, priceText: PriceText): string =>
  [
    one.id,
    one.status,
    one.email ?? '',
    one.productName,
    `${priceText(one.amount)} ${intervalText(one.plan, SUBSCRIPTION_WORDS.en)}`,
    nextText(one),
  ]
    .filter((part) => part !== '')
    .join('  ')

const paidWith = ({ provider, card }: SubscriptionReport): string =>
  `${provider ?? 'nothing'}${card === null ? '' : `, ${card.provider} ending in ${card.last4}`}`

/** A subscription in the form for JSON, with its order number. */
export const subscriptionReport = (one: SubscriptionSummary) => ({
  ...one,
  orderNumber: orderNumber(one.orderId),
})

/** An order of a subscription, with its order number. */
const orderWithNumber = (order: SubscriptionReport['orders'][number]) => ({
  number: orderNumber(order.id),
  ...order,
})

const eventText = ({ kind, atMs, detail }: SubscriptionReport['events'][number]): string =>
  `${utcText(atMs)}  ${kind}${typeof detail['reason'] === 'string' ? `: ${detail['reason']}` : ''}`

/** A subscription on several lines, with its orders and events. */
const subscriptionLines = (one: SubscriptionReport, priceText: PriceText): readonly string[] => [
  subscriptionLine(one, priceText),
  `  Since: ${dayText(one.createdOnMs)}; last paid: ${dayText(one.lastPaidMs)}`,
  `  Period ends: ${dayText(one.periodEndMs)}`,
  `  Paid with: ${paidWith(one)}`,
  ...one.orders.map(({ id, period, status }) => `  Order ${orderNumber(id)}: period ${period}, ${status}`),
  ...one.events.map((event) => `  ${eventText(event)}`),
]

/** A subscription with its orders and events, as JSON and as lines. */
export const subscriptionResult = (one: SubscriptionReport, priceText: PriceText): PrintedResult => ({
  json: { ...subscriptionReport(one), orders: one.orders.map(orderWithNumber) },
  lines: subscriptionLines(one, priceText).map(plainLine),
})

/** The failure for an id that no subscription has. */
export const NO_SUBSCRIPTION = badInput(
  'There is no subscription with this id.',
  '`vitrine subscriptions list` shows the ids of all of them.',
)

/** The answer to an owner who cancels. */
export const CANCEL_ANSWERS: Readonly<Record<Cancellation, Result<string, OwnerFailure>>> = {
  canceled: ok('It is cancelled: it lasts until its period is over and is not charged any more.'),
  ended: ok('It has ended. Its payments were not refunded: `vitrine orders refund` does that.'),
  unchanged: ok('It was cancelled before.'),
  unknown: err(NO_SUBSCRIPTION),
}
