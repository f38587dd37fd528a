import { sessionRowId } from '../../../adapters/server/sql/engine/index.js'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { sessionId } from '../../../core/ports/visitor.port.js'
import { beginSubscription } from '../../../core/subscriptions/index.js'
import { MemoryTables } from './memory-sql.js'

/** The site of the model. */
export const SITE = 'model'
/** The goods that are subscribed to. */
export const SKU = skuIdOf('thing', [])
/** The one subscription. */
export const ID = 'sub-first'
/** Pieces at the beginning. */
export const STOCK = 6
/** The time when the first period was paid. */
export const START_MS = Date.UTC(2026, 0, 1)
/** The price of one period, in minor units. */
export const PRICE = 1000
const plan = { interval: 'week', frequency: 1, trialDays: null } as const

const line = {
  id: 'line',
  count: 1,
  price: { amount: PRICE, currency: 'EUR' },
  product: { id: 'thing', name: 'Thing', type: 'Service', fields: {} },
  sku: { id: SKU },
  subscription: plan,
}
const repeated = {
  items: [line],
  itemCount: 1,
  subtotal: { amount: PRICE, currency: 'EUR' },
  total: { amount: PRICE, currency: 'EUR' },
  shippingMethods: [],
  customData: [],
  shippingAddress: null,
  billingAddress: null,
  fullName: null,
  flags: { requiresShipping: false },
}

/** The member of the subscription, logged in. */
export const ADA = { memberId: 'ada', session: sessionId('session of the member') } as const

/** A shop with a subscription whose first period was paid. */
export function tablesWithSubscription(): MemoryTables {
  const tables = new MemoryTables()
  const standing = beginSubscription(plan, START_MS)
  tables.rows('sku').set(`${SITE}\n${SKU}`, { site_id: SITE, id: SKU, quantity: STOCK, withdrawn: false })
  tables.rows('member').set(`${SITE}\nada`, { site_id: SITE, id: 'ada', banned_on: null })
  const session = sessionRowId(ADA.session)
  tables.rows('member_session').set(`${SITE}\n${session}`, {
    site_id: SITE,
    id: session,
    member_id: 'ada',
    used_on: Number.MAX_SAFE_INTEGER,
    expires_on: Number.MAX_SAFE_INTEGER,
  })
  tables.rows('subscription').set(`${SITE}\n${ID}`, {
    site_id: SITE,
    id: ID,
    member_id: 'ada',
    order_id: 'first',
    product_id: 'thing',
    sku_id: SKU,
    count: 1,
    email: null,
    plan: JSON.stringify(plan),
    amount_minor: PRICE,
    currency: 'EUR',
    provider: 'model',
    payment_method: 'good',
    card: null,
    snapshot: JSON.stringify(repeated),
    status: standing.status,
    period: standing.period,
    period_end: standing.periodEndMs,
    anchor_on: standing.anchorMs,
    anchor_period: standing.anchorPeriod,
    failures: 0,
    due_on: standing.dueMs,
    last_paid_on: START_MS,
    canceled_on: null,
    ended_on: null,
    announced_period: 0,
    created_on: START_MS,
    revision: 0,
  })
  return tables
}
