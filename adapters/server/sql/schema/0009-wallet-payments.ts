import type { Migration } from '../engine/migration.js'

/** The payment that a shopper was last asked about by a wallet, before it is what their order is paid with. */
export const WALLET_PAYMENTS: Migration = {
  id: '0009-wallet-payments',
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_provider TEXT`,
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_reference TEXT`,
  ],
}
