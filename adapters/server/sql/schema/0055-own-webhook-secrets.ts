import type { Migration } from '../engine/migration.js'

/**
 * The secret of an endpoint, and the one before it. NULL: it follows from the site's key, the address and the count of
 * secrets, as those of earlier versions do until they are made anew.
 */
export const OWN_WEBHOOK_SECRETS: Migration = {
  id: '0055-own-webhook-secrets',
  statements: [
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS secret TEXT',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS earlier_secret TEXT',
  ],
}
