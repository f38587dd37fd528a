import type { ActingSession, AuditEntry } from '../../../../core/owners/index.js'
import type { Change } from '../engine/index.js'
import { change, insertOf } from './row-statements.js'

/** Locks a session that is to end only after the transaction; changes no row if it or its role has ended. */
const holdSession = (siteId: string, { id, role }: ActingSession): readonly Change[] =>
  change(
    siteId,
    `UPDATE owner_session SET used_on = used_on WHERE site_id = $1 AND id = $2 AND EXISTS
       (SELECT 1 FROM owner WHERE site_id = $1 AND id = owner_session.owner_id AND role = $3)`,
    [id, role],
    true,
  )

/**
 * The statements of an entry of the audit log; refused where the person's key was used before, or where the
 * session that allowed the change has ended.
 */
export const auditChanges = (siteId: string, entry: AuditEntry): readonly Change[] => [
  ...(entry.session === null ? [] : holdSession(siteId, entry.session)),
  ...insertOf(
    siteId,
    'owner_audit',
    {
      id: entry.id,
      at: entry.atMs,
      owner_id: entry.ownerId,
      acted_by: entry.by,
      operation: entry.operation,
      subject: entry.subject,
      detail: entry.detail,
      request_key: entry.request?.key ?? null,
      fingerprint: entry.request?.fingerprint ?? null,
    },
    true,
  ),
]

/**
 * The statement that corrects an entry of the audit log: its change was not made, and its key is free again.
 */
export const correctEntry = (siteId: string, id: string, detail: string): readonly Change[] =>
  change(
    siteId,
    'UPDATE owner_audit SET detail = $3, request_key = NULL, fingerprint = NULL WHERE site_id = $1 AND id = $2',
    [id, detail],
  )
