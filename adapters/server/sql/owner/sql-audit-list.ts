import type { StoredAuditEntry } from '../../../../core/owners/index.js'
import type { AuditFilter, AuditList } from '../../../../core/ports/owner/owner-store.port.js'
import { createKeysetList, isSpelled, withSpellings } from '../engine/index.js'
import type { Querier, SpelledFilter, SqlValue } from '../engine/index.js'
import { toAudit } from './owner-rows.js'

/** The audit log of a shop, over SQL. */
export const createSqlAuditList = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): AuditList =>
  createKeysetList<StoredAuditEntry, 'time', SpelledFilter<AuditFilter>>({
    sql,
    columns: 'id, at, owner_id, acted_by, operation, subject, detail, request_key, fingerprint',
    from: 'owner_audit',
    idColumn: 'id',
    sortColumns: { time: { expression: 'at', type: 'BIGINT' } },
    lookUp: (filter) => withSpellings({ sql, siteId }, filter, filter.by, ['owner_audit.acted_by']),
    where: ({ spellings, subject }) => {
      const values: SqlValue[] = [siteId]
      const conditions = ['site_id = $1']
      if (spellings !== undefined) conditions.push(isSpelled('acted_by', `$${values.push(spellings)}`))
      if (subject !== undefined) conditions.push(`subject = $${values.push(subject)}`)
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toAudit),
  })
