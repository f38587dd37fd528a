import { money } from '../../../../../core/money/index.js'
import { orderId, orderOfSnapshot } from '../../../../../core/orders/index.js'
import { cardOf } from '../row-documents.js'
import type { Clock } from '../../../../../core/ports/platform/clock.port.js'
import type {
  ListedSubscriptionStatus,
  SubscriptionFilter,
  SubscriptionList,
  SubscriptionPlan,
  SubscriptionReport,
  SubscriptionSortKey,
  SubscriptionStanding,
  SubscriptionSummary,
} from '../../../../../core/subscriptions/index.js'
import { endOfSubscription } from '../../../../../core/subscriptions/index.js'
import {
  createKeysetList,
  isSpelled,
  isStorable,
  numberOrNull,
  textOrNull,
  withSpellings,
} from '../../engine/index.js'
import type { KeysetListOptions, Querier, SpelledFilter, SqlAnswer, SqlValue } from '../../engine/index.js'

type Options = KeysetListOptions<SubscriptionSummary, SubscriptionSortKey, SpelledFilter<SubscriptionFilter>>
type Row = SqlAnswer['rows'][number]

interface Place {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

const ENDED = `(subscription.status = 'canceled'
  AND (subscription.ended_on IS NOT NULL OR subscription.period_end <= $2))`
const STATUS = `CASE WHEN ${ENDED} THEN 'ended' ELSE subscription.status END`

/**
 * Subscriptions without a date, since they were never charged or never will be, come first in ascending
 * order.
 */
const SORT_COLUMNS: Options['sortColumns'] = {
  lastBilled: { expression: 'COALESCE(subscription.last_paid_on, 0)', type: 'BIGINT' },
  nextBilling: { expression: 'COALESCE(subscription.due_on, 0)', type: 'BIGINT' },
  orderid: { expression: 'subscription.order_id', type: 'TEXT' },
  purchased: { expression: 'subscription.created_on', type: 'BIGINT' },
  status: { expression: STATUS, type: 'TEXT' },
  trialing: { expression: `CASE WHEN subscription.status = 'trialing' THEN 1 ELSE 0 END`, type: 'BIGINT' },
}

const EMAIL = 'COALESCE(member.email, subscription.email)'
const ADDRESSES = ['member.email', 'subscription.email'] as const

const COLUMNS = `subscription.id, ${STATUS} AS listed_status, ${EMAIL} AS email,
  subscription.plan, subscription.amount_minor, subscription.currency, subscription.provider, subscription.card,
  subscription.snapshot, subscription.order_id, subscription.created_on, subscription.last_paid_on,
  subscription.period_end, subscription.due_on, subscription.failures, subscription.canceled_on,
  subscription.status, subscription.ended_on`

const FROM = `subscription LEFT JOIN member
  ON member.site_id = subscription.site_id AND member.id = subscription.member_id`

function toSummary(row: Row): SubscriptionSummary {
  const { items } = orderOfSnapshot(`${row['snapshot']}`)
  return {
    id: `${row['id']}`,
    status: `${row['listed_status']}` as ListedSubscriptionStatus,
    email: textOrNull(row['email']),
    productName: items[0]?.product.name ?? '',
    plan: JSON.parse(`${row['plan']}`) as SubscriptionPlan,
    amount: money(Number(row['amount_minor']), `${row['currency']}`),
    provider: textOrNull(row['provider']),
    card: cardOf({ card: textOrNull(row['card']) }),
    orderId: orderId(`${row['order_id']}`),
    createdOnMs: Number(row['created_on']),
    lastPaidMs: numberOrNull(row['last_paid_on']),
    periodEndMs: Number(row['period_end']),
    dueMs: numberOrNull(row['due_on']),
    failures: Number(row['failures']),
    canceledOnMs: numberOrNull(row['canceled_on']),
    endsOnMs: endOfSubscription({
      status: `${row['status']}` as SubscriptionStanding['status'],
      endedOnMs: numberOrNull(row['ended_on']),
      periodEndMs: Number(row['period_end']),
    }),
  }
}

/** The subscriptions of a site for their owner. */
export const createSqlSubscriptionList = ({ sql, siteId, clock }: Place): SubscriptionList =>
  createKeysetList<SubscriptionSummary, SubscriptionSortKey, SpelledFilter<SubscriptionFilter>>({
    sql,
    columns: COLUMNS,
    from: FROM,
    idColumn: 'subscription.id',
    sortColumns: SORT_COLUMNS,
    lookUp: (filter) => withSpellings({ sql, siteId }, filter, filter.email, ADDRESSES),
    where: ({ status, spellings }) => {
      const values: SqlValue[] = [siteId, clock.wallTime()]
      const conditions = ['subscription.site_id = $1', `(CAST($2 AS BIGINT) > 0)`]
      if (status !== undefined) conditions.push(`${STATUS} = $${values.push(status)}`)
      if (spellings !== undefined) conditions.push(isSpelled(EMAIL, `$${values.push(spellings)}`))
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toSummary),
  })

/** One subscription by its id; null: there is none. */
export async function readSubscription(
  { sql, siteId, clock }: Place,
  id: string,
): Promise<SubscriptionReport | null> {
  if (!isStorable(id)) return null
  const read = async (text: string, ...values: readonly SqlValue[]) =>
    (await sql.query(text, [siteId, ...values])).rows
  const [row] = await read(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE subscription.site_id = $1 AND CAST($2 AS BIGINT) > 0
      AND subscription.id = $3`,
    clock.wallTime(),
    id,
  )
  if (row === undefined) return null
  const events = await read(
    `SELECT kind, at, detail FROM subscription_event WHERE site_id = $1 AND subscription_id = $2 ORDER BY at, id`,
    id,
  )
  const orders = await read(
    `SELECT id, period, status FROM shop_order WHERE site_id = $1 AND subscription_id = $2 ORDER BY period`,
    id,
  )
  return {
    ...toSummary(row),
    events: events.map((event) => ({
      kind: `${event['kind']}`,
      atMs: Number(event['at']),
      detail: JSON.parse(`${event['detail']}`) as SubscriptionReport['events'][number]['detail'],
    })),
    orders: orders.map((order) => ({
      id: `${order['id']}`,
      period: Number(order['period']),
      status: `${order['status']}`,
    })),
  }
}
