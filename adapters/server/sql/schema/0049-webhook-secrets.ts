import type { Migration } from '../engine/migration.js'

/**
 * The count of the secrets that an endpoint was given after its first one, and the time of the last (wall-clock ms).
 * An endpoint that the settings do not name any more keeps its count, so that no earlier secret comes back.
 */
export const WEBHOOK_SECRETS: Migration = {
  id: '0049-webhook-secrets',
  statements: [
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS generation BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS rotated_on BIGINT',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS is_set BOOLEAN NOT NULL DEFAULT TRUE',
  ],
}
