import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlSubscriptionList } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { SUBSCRIPTION_SORT_KEYS } from '../../../../../../core/subscriptions/index.js'
import type {
  SubscriptionFilter,
  SubscriptionSortKey,
  SubscriptionSummary,
} from '../../../../../../core/subscriptions/index.js'
import { describeOwnerList } from '../../../../../contracts/owner-list.contract.js'
import type { OwnerListSubject } from '../../../../../contracts/owner-list.contract.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'

const STATUSES = ['active', 'canceled', 'past_due', 'trialing'] as const

type Subject = OwnerListSubject<SubscriptionSummary, SubscriptionSortKey, SubscriptionFilter>

/** Subscriptions that were never charged, or never will be, come first. */
const sortValue = (one: SubscriptionSummary, key: SubscriptionSortKey): string | number => {
  switch (key) {
    case 'lastBilled':
      return one.lastPaidMs ?? 0
    case 'nextBilling':
      return one.dueMs ?? 0
    case 'orderid':
      return one.orderId
    case 'purchased':
      return one.createdOnMs
    case 'status':
      return one.status
    case 'trialing':
      return one.status === 'trialing' ? 1 : 0
  }
}

const clock = createFakeClock(1000)
let sql: Sql
let siteCount = 0
beforeAll(async () => {
  sql = await openTestMemory()
}, 60_000)
afterAll(() => sql.close())

/**
 * Adds a subscription whose sort values follow its number, each in an order of its own; periods of those after
 * the third are over.
 */
async function insert(siteId: string, number: number, count: number): Promise<string> {
  const id = `${(count * 7919) % 10_007}`.padStart(8, '0')
  const values = {
    site_id: siteId,
    id,
    member_id: 'member',
    order_id: `order-${9 - number}`,
    product_id: 'product',
    sku_id: 'sku',
    count: 1,
    email: `member${number}@example.org`,
    plan: '{"interval":"month","frequency":1,"trialDays":null}',
    amount_minor: 900,
    currency: 'EUR',
    snapshot: '{"items":[]}',
    status: STATUSES[number % STATUSES.length] ?? 'active',
    period: 1,
    period_end: number > 3 ? 500 : 2000,
    anchor_on: 0,
    anchor_period: 0,
    failures: 0,
    due_on: number === 2 ? null : 5000 - number * 10,
    last_paid_on: number === 1 ? null : (number * 3) % 7,
    announced_period: 0,
    created_on: (number * 5) % 7,
    revision: 0,
  }
  const names = Object.keys(values)
  await sql.query(
    `INSERT INTO subscription (${names.join()}) VALUES (${names.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(values),
  )
  return id
}

const open = async (): Promise<Subject & { readonly siteId: string }> => {
  const siteId = `subscriptions-${++siteCount}`
  let count = 0
  return {
    siteId,
    list: createSqlSubscriptionList({ sql, siteId, clock }),
    add: (number) => insert(siteId, number, (count += 1)),
    idOf: ({ id }) => id,
    valueOf: sortValue,
  }
}

describeOwnerList('subscriptions of the store', {
  keys: SUBSCRIPTION_SORT_KEYS,
  everything: {},
  open,
  runs: 5,
})

describe('the subscriptions of a site', () => {
  it.each<[SubscriptionFilter, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ status: 'past_due' }, [2]],
    [{ status: 'canceled' }, [1]],
    [{ status: 'ended' }, [5]],
    [{ email: 'MEMBER3@example.org' }, [3]],
    [{ status: 'active', email: 'member3@example.org' }, []],
  ])('that match %j are those with the numbers %j', async (filter, numbers) => {
    const { siteId, list } = await open()
    const ids: Record<string, number> = {}
    for (const number of [1, 2, 3, 4, 5]) ids[await insert(siteId, number, number)] = number
    const sort = { key: 'purchased', isDescending: false } as const
    const { items } = valueOf(await list.page({ filter, sort, limit: 10, after: null }))
    expect(items.map(({ id }) => ids[id]).sort()).toEqual(numbers)
  })
})
