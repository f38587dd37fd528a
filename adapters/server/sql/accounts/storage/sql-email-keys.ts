import type { EmailKeys } from '../../../../../core/use-cases/accounts/storage/email-keys.js'
import type { Querier } from '../../engine/index.js'
import type { AccountSite } from './account-site.js'

/** The keys of members' addresses, over SQL. */
export const createSqlEmailKeys = (querier: Querier, { siteId }: Pick<AccountSite, 'siteId'>): EmailKeys => ({
  encoded: async (afterId, limit) => {
    const { rows } = await querier.query(
      `SELECT id, email, email_key FROM member WHERE site_id = $1 AND email_key LIKE '%@%xn--%'
        AND ($3::text IS NULL OR id > $3) ORDER BY id LIMIT $2`,
      [siteId, limit, afterId],
    )
    return rows.map((row) => ({
      memberId: `${row['id']}`,
      email: `${row['email']}`,
      key: `${row['email_key']}`,
    }))
  },
  replace: async (memberId, from, to) => {
    await querier.query(
      `UPDATE member SET email_key = $4 WHERE site_id = $1 AND id = $2 AND email_key = $3
        AND NOT EXISTS (SELECT 1 FROM member other WHERE other.site_id = $1 AND other.email_key = $4)`,
      [siteId, memberId, from, to],
    )
  },
})
