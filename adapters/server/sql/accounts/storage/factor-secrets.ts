import type { MemberFactorRow, Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { AccountsOptions } from '../accounts-options.js'
import { isSealed } from '../../../crypto/secret-box.js'

type Site = Pick<AccountsOptions, 'siteId' | 'secretBox'>

/** Batch size, so that no request waits long; the next run handles the rest. */
const AT_ONCE = 500

/** A sealed secret can be opened only for its member at its site. */
const aboutOf = ({ siteId }: Site, memberId: string): string => JSON.stringify(['factor', siteId, memberId])

/** The stored form of an app's secret: readable only if the site has no key. */
export const sealedSecret = (context: Site, memberId: string, secret: string): string =>
  context.secretBox?.seal(secret, aboutOf(context, memberId)) ?? secret

/** The secret of a member's app; null without its key. */
export function openedSecret(context: Site, { member_id: memberId, secret }: MemberFactorRow): string | null {
  if (!isSealed(secret)) return secret
  return context.secretBox?.open(secret, aboutOf(context, memberId)) ?? null
}

/**
 * Seals secrets with the current key: those that were stored without a key, and those of the previous key. A
 * secret that cannot be opened stays unchanged until its key is back.
 */
export async function sealSecrets(context: Site & { readonly sql: Querier }): Promise<void> {
  const { siteId, secretBox } = context
  if (secretBox === undefined) return
  const tables = tablesOf(context.sql)
  const rows = await tables.selectFrom('member_factor').selectAll().where('site_id', '=', siteId).execute()
  const old = rows.filter(({ secret }) => !secretBox.isCurrent(secret)).slice(0, AT_ONCE)
  for (const row of old) {
    const secret = openedSecret(context, row)
    if (secret === null) continue
    await tables
      .updateTable('member_factor')
      .set({ secret: sealedSecret(context, row.member_id, secret) })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      // A secret that was replaced meanwhile is sealed already.
      .where('secret', '=', row.secret)
      .execute()
  }
}
