import { money } from '../../../../../core/money/index.js'
import { toRecord, toText } from '../../../../../core/shared/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import type { SqlAnswer } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import type { AccountMailRequest } from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import { subscriptionMailOf } from '../../../../../core/use-cases/accounts/mails/subscription-mail.js'
import { queueMail } from './queue-mail.js'

/** The page on which members see their subscriptions. */
const ACCOUNT_PATH = '/user-account'
const AT_ONCE = 200

type Row = SqlAnswer['rows'][number]

function requestOf(row: Row): AccountMailRequest | null {
  const mail = subscriptionMailOf({
    kind: `${row['kind']}`,
    detail: toRecord(JSON.parse(`${row['detail']}`)),
    atMs: Number(row['at']),
    dueOnMs: row['due_on'] === null ? null : Number(row['due_on']),
    periodEndMs: Number(row['period_end']),
  })
  const to = toText(row['member_email'])
  if (mail === null || to === null) return null
  const snapshot = toRecord(JSON.parse(`${row['snapshot']}`))
  const [item] = Array.isArray(snapshot['items']) ? snapshot['items'] : []
  return {
    kind: mail.kind,
    to,
    name: `${row['member_name']}`,
    path: ACCOUNT_PATH,
    about: {
      product: toText(toRecord(toRecord(item)['product'])['name']) ?? '',
      amount: money(Number(row['amount_minor']), `${row['currency']}`),
      plan: JSON.parse(`${row['plan']}`) as SubscriptionPlan,
      dateMs: mail.dateMs,
    },
  }
}

/** Queues the mails about events of members' subscriptions, each once. */
export async function queueSubscriptionMails(context: AccountsContext): Promise<void> {
  const { sql, siteId, clock, onMail } = context
  const { rows } = await sql.query(
    `SELECT subscription_event.id, subscription_event.kind, subscription_event.detail, subscription_event.at,
        subscription.amount_minor, subscription.currency, subscription.period_end, subscription.due_on,
        subscription.snapshot, subscription.plan, member.email AS member_email, member.name AS member_name
      FROM subscription_event
      JOIN subscription ON subscription.site_id = subscription_event.site_id
        AND subscription.id = subscription_event.subscription_id
      LEFT JOIN member ON member.site_id = subscription.site_id AND member.id = subscription.member_id
      WHERE subscription_event.site_id = $1 AND subscription_event.told_on IS NULL
      ORDER BY subscription_event.id LIMIT $2`,
    [siteId, AT_ONCE],
  )
  for (const row of rows) {
    const request = requestOf(row)
    const isQueued = await sql.tx(async (querier) => {
      const { changedRows } = await querier.query(
        `UPDATE subscription_event SET told_on = $3 WHERE site_id = $1 AND id = $2 AND told_on IS NULL`,
        [siteId, `${row['id']}`, clock.wallTime()],
      )
      if (changedRows === 0 || request === null) return false
      await queueMail(tablesOf(querier), context, request)
      return true
    })
    if (isQueued) onMail()
  }
}
