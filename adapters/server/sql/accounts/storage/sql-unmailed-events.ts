import { money } from '../../../../../core/money/index.js'
import { toList, toRecord, toText } from '../../../../../core/shared/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import type {
  UnmailedEvent,
  UnmailedEvents,
} from '../../../../../core/use-cases/accounts/storage/unmailed-events.js'
import { numberOrNull } from '../../engine/index.js'
import type { Querier, SqlAnswer } from '../../engine/index.js'
import type { AccountSite } from './account-site.js'

const LIST = `SELECT subscription_event.id, subscription_event.kind, subscription_event.detail, subscription_event.at,
    subscription.amount_minor, subscription.currency, subscription.period_end, subscription.due_on,
    subscription.snapshot, subscription.plan, member.email AS member_email, member.name AS member_name
  FROM subscription_event
  JOIN subscription ON subscription.site_id = subscription_event.site_id
    AND subscription.id = subscription_event.subscription_id
  LEFT JOIN member ON member.site_id = subscription.site_id AND member.id = subscription.member_id
  WHERE subscription_event.site_id = $1 AND subscription_event.told_on IS NULL
  ORDER BY subscription_event.id LIMIT $2`

/** The name of the product that a subscription was made for. */
function productNameOf(snapshot: unknown): string {
  const [item] = toList(toRecord(JSON.parse(`${snapshot}`))['items'])
  return toText(toRecord(toRecord(item)['product'])['name']) ?? ''
}

function toEvent(row: SqlAnswer['rows'][number]): UnmailedEvent {
  const email = toText(row['member_email'])
  return {
    id: `${row['id']}`,
    kind: `${row['kind']}`,
    detail: toRecord(JSON.parse(`${row['detail']}`)),
    atMs: Number(row['at']),
    dueOnMs: numberOrNull(row['due_on']),
    periodEndMs: Number(row['period_end']),
    member: email === null ? null : { email, name: `${row['member_name']}` },
    productName: productNameOf(row['snapshot']),
    amount: money(Number(row['amount_minor']), `${row['currency']}`),
    plan: JSON.parse(`${row['plan']}`) as SubscriptionPlan,
  }
}

/** The events of subscriptions that wait for their mails, over SQL. */
export const createSqlUnmailedEvents = (
  querier: Querier,
  { siteId }: Pick<AccountSite, 'siteId'>,
): UnmailedEvents => ({
  list: async (limit) => (await querier.query(LIST, [siteId, limit])).rows.map(toEvent),
  markHandled: async (id, atMs) => {
    const { changedRows } = await querier.query(
      `UPDATE subscription_event SET told_on = $3 WHERE site_id = $1 AND id = $2 AND told_on IS NULL`,
      [siteId, id, atMs],
    )
    return changedRows > 0
  },
})
