import type {
  LinkedProviders,
  NewProviderLink,
} from '../../../../../core/use-cases/accounts/storage/linked-providers.js'
import { numberOrNull, secretId } from '../../engine/index.js'
import { removeOwnRow } from './remove-own-row.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** The row id of an account at a provider. */
const linkRowId = ({ issuer, subject }: NewProviderLink['identity']): string =>
  secretId('provider', issuer, subject)

/** The accounts at providers that members log in with, over SQL. */
export const createSqlLinkedProviders = (tables: Tables, { siteId }: AccountSite): LinkedProviders => ({
  of: async (memberId) => {
    const rows = await tables
      .selectFrom('member_provider')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('created_on')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      createdOnMs: Number(row.created_on),
      usedOnMs: numberOrNull(row.used_on),
    }))
  },
  use: async (identity, nowMs) => {
    const row = await tables
      .updateTable('member_provider')
      .set({ used_on: nowMs })
      .where('site_id', '=', siteId)
      .where('id', '=', linkRowId(identity))
      .returning('member_id')
      .executeTakeFirst()
    return row?.member_id ?? null
  },
  insert: async ({ identity, provider, memberId, nowMs }) => {
    await tables
      .insertInto('member_provider')
      .values({
        site_id: siteId,
        id: linkRowId(identity),
        member_id: memberId,
        provider,
        created_on: nowMs,
        used_on: nowMs,
      })
      .execute()
  },
  remove: (memberId, id) => removeOwnRow(tables, 'member_provider', { siteId, memberId, id }),
})
