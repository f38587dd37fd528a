import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Subscriptions and their events. `payment_method` is the provider's name for the stored method; `snapshot`
 * is the order that each renewal repeats. An event without `told_on` waits for its mail. Orders and attempts
 * name their subscription and period; `purpose` is `subscribe`, `trial` or `renewal`, and `renewal` the order
 * that is repeated.
 */
export const SUBSCRIPTIONS: Migration = {
  id: '0017-subscriptions',
  statements: [
    `CREATE TABLE IF NOT EXISTS subscription (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      product_id TEXT NOT NULL,
      sku_id TEXT NOT NULL,
      count BIGINT NOT NULL,
      email TEXT,
      plan TEXT NOT NULL,
      amount_minor BIGINT NOT NULL,
      currency TEXT NOT NULL,
      provider TEXT,
      payment_method TEXT,
      card TEXT,
      snapshot TEXT NOT NULL,
      status TEXT NOT NULL,
      period BIGINT NOT NULL,
      period_end BIGINT NOT NULL,
      anchor_on BIGINT NOT NULL,
      anchor_period BIGINT NOT NULL,
      failures BIGINT NOT NULL,
      due_on BIGINT,
      last_paid_on BIGINT,
      canceled_on BIGINT,
      ended_on BIGINT,
      announced_period BIGINT NOT NULL,
      created_on BIGINT NOT NULL,
      revision BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS subscription_by_member ON subscription (site_id, member_id)`,
    `CREATE INDEX IF NOT EXISTS subscription_due ON subscription (site_id, due_on)`,
    `CREATE TABLE IF NOT EXISTS subscription_event (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      subscription_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL,
      at BIGINT NOT NULL,
      told_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS subscription_event_of ON subscription_event (site_id, subscription_id, at)`,
    `CREATE INDEX IF NOT EXISTS subscription_event_waiting ON subscription_event (site_id, told_on)`,
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS subscription_id TEXT`,
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS period BIGINT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS purpose TEXT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS renewal TEXT`,
  ],
}
