import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The secret of an endpoint, and the previous one. NULL: it is derived from the site's key, the address and
 * the number of secrets, as in earlier versions, until it is replaced.
 */
export const OWN_WEBHOOK_SECRETS: Migration = {
  id: '0055-own-webhook-secrets',
  statements: [
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS secret TEXT',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS earlier_secret TEXT',
  ],
}
