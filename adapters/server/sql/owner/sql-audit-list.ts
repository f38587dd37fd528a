import type { StoredAuditEntry } from '../../../../core/owners/index.js'
import type { AuditFilter, AuditList } from '../../../../core/ports/owner/owner-store.port.js'
import { createKeysetList } from '../engine/index.js'
import type { Querier, SqlValue } from '../engine/index.js'
import { toAudit } from './owner-rows.js'

/** The audit log of a shop, over SQL. */
export const createSqlAuditList = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): AuditList =>
  createKeysetList<StoredAuditEntry, 'time', AuditFilter>({
    sql,
    columns: 'id, at, owner_id, acted_by, operation, subject, detail, request_key, fingerprint',
    from: 'owner_audit',
    idColumn: 'id',
    sortColumns: { time: { expression: 'at', type: 'BIGINT' } },
    where: ({ by, subject }) => {
      const values: SqlValue[] = [siteId]
      const conditions = ['site_id = $1']
      if (by !== undefined) conditions.push(`LOWER(acted_by) = LOWER($${values.push(by)})`)
      if (subject !== undefined) conditions.push(`subject = $${values.push(subject)}`)
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toAudit),
  })
