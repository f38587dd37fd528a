import type { AuditEntry } from '../../../../core/owners/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import { isStorable } from '../engine/index.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { countRetried, mailRetry } from '../mails/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges } from './audit-statements.js'

/** The database and the site of mails, and the function that makes changes in one transaction. */
export interface MailRetryOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/**
 * Lets mails be tried again with an entry of the audit log, and returns their number; for no mails, no entry
 * is written. Null: the entry's key was used before.
 */
export const createMailRetry =
  ({ sql, commit, siteId, clock }: MailRetryOptions) =>
  async (id: string | null, entry: AuditEntry): Promise<number | null> => {
    if (id !== null && !isStorable(id)) return 0
    const nowMs = clock.wallTime()
    const count = await countRetried(sql, siteId, nowMs, id)
    if (count === 0) return 0
    const changes = [mailRetry(siteId, nowMs, id), ...auditChanges(siteId, entry)]
    return (await commitUnlessTaken(commit, changes)) ? count : null
  }
