import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The number of new secrets of an endpoint after its first one, and the time of the last (wall-clock ms). An
 * endpoint that was removed from the settings keeps its count, so that no earlier secret returns.
 */
export const WEBHOOK_SECRETS: Migration = {
  id: '0049-webhook-secrets',
  statements: [
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS generation BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS rotated_on BIGINT',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS is_set BOOLEAN NOT NULL DEFAULT TRUE',
  ],
}
