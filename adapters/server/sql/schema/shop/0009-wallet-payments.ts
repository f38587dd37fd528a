import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The payment that a wallet last asked the shopper to approve, before it becomes the payment of the order.
 */
export const WALLET_PAYMENTS: Migration = {
  id: '0009-wallet-payments',
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_provider TEXT`,
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_reference TEXT`,
  ],
}
