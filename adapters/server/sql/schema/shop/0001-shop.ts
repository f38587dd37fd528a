import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The shop's first tables. Amounts are minor units, times wall-clock ms, documents JSON text; a SKU without
 * `quantity` has unlimited stock.
 */
export const SHOP: Migration = {
  id: '0001-shop',
  statements: [
    `CREATE TABLE IF NOT EXISTS product (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      slug TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      description TEXT,
      categories TEXT NOT NULL,
      shippable BOOLEAN NOT NULL,
      option_sets TEXT NOT NULL,
      default_sku_id TEXT,
      fields TEXT NOT NULL,
      position BIGINT NOT NULL,
      withdrawn BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, slug)
    )`,
    `CREATE TABLE IF NOT EXISTS sku (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      product_id TEXT NOT NULL,
      code TEXT,
      price_minor BIGINT NOT NULL CHECK (price_minor >= 0),
      compare_at_minor BIGINT CHECK (compare_at_minor >= 0),
      currency TEXT NOT NULL,
      weight DOUBLE PRECISION,
      main_image TEXT,
      more_images TEXT NOT NULL,
      option_values TEXT NOT NULL,
      quantity BIGINT CHECK (quantity >= 0),
      listed_quantity BIGINT,
      billing TEXT NOT NULL,
      position BIGINT NOT NULL,
      withdrawn BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS sku_of_product ON sku (site_id, product_id)`,
    `CREATE TABLE IF NOT EXISTS visitor (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS shop_order (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      status TEXT NOT NULL,
      attempts BIGINT NOT NULL,
      email TEXT,
      shipping_address TEXT,
      billing_address TEXT,
      shipping_method_id TEXT,
      discount_code TEXT,
      payment_method TEXT,
      card TEXT,
      custom_data TEXT NOT NULL,
      extras_seen TEXT NOT NULL,
      currency TEXT NOT NULL,
      token TEXT,
      subtotal_minor BIGINT,
      total_minor BIGINT,
      payment_reference TEXT,
      snapshot TEXT,
      started_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      placed_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS order_by_status ON shop_order (site_id, status, updated_on)`,
    `CREATE TABLE IF NOT EXISTS order_line (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      sku_id TEXT NOT NULL,
      count BIGINT NOT NULL CHECK (count > 0),
      price_minor BIGINT NOT NULL,
      added_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, order_id, sku_id)
    )`,
    `CREATE TABLE IF NOT EXISTS payment_attempt (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      status TEXT NOT NULL,
      amount_minor BIGINT NOT NULL,
      currency TEXT NOT NULL,
      payment_method TEXT,
      confirmed_reference TEXT,
      reference TEXT,
      client_secret TEXT,
      reserved TEXT NOT NULL,
      discount_code TEXT,
      snapshot TEXT NOT NULL,
      failure TEXT,
      created_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS attempt_by_status ON payment_attempt (site_id, status, updated_on)`,
    `CREATE TABLE IF NOT EXISTS submission (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      attempt_id TEXT,
      failure TEXT,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS cart_answer (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS cart_answer_by_age ON cart_answer (site_id, created_on)`,
    `CREATE TABLE IF NOT EXISTS discount_use (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      used_count BIGINT NOT NULL CHECK (used_count >= 0),
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
