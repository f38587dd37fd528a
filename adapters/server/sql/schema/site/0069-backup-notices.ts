import type { Migration } from '../../engine/migrations/migration.js'

/** Records when the owner was told that the backup after this one is overdue; null: not yet. Wall-clock ms. */
export const BACKUP_NOTICES: Migration = {
  id: '0069-backup-notices',
  statements: [`ALTER TABLE backup_run ADD COLUMN IF NOT EXISTS told_on BIGINT`],
}
