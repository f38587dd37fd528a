import type {
  SealedSecrets,
  StoredSecret,
} from '../../../../../core/use-cases/accounts/storage/sealed-secrets.js'
import type { MemberFactorRow, Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { AccountsOptions } from '../accounts-options.js'
import { isSealed } from '../../../crypto/secret-box.js'

type Site = Pick<AccountsOptions, 'siteId' | 'secretBox'>

/** A sealed secret can be opened only for its member at its site. */
const aboutOf = ({ siteId }: Site, memberId: string): string => JSON.stringify(['factor', siteId, memberId])

/** The stored form of an app's secret: readable only if the site has no key. */
export const sealedSecret = (context: Site, memberId: string, secret: string): string =>
  context.secretBox?.seal(secret, aboutOf(context, memberId)) ?? secret

/** The secret of a member's app; null without its key. */
export function openedSecret(context: Site, memberId: string, secret: string): string | null {
  if (!isSealed(secret)) return secret
  return context.secretBox?.open(secret, aboutOf(context, memberId)) ?? null
}

const toSecret = ({ id, member_id: memberId, secret: text }: MemberFactorRow): StoredSecret => ({
  id,
  memberId,
  text,
})

/** The secrets of members' apps, over SQL. */
export function createSqlSealedSecrets(querier: Querier, site: Site): SealedSecrets {
  const { siteId, secretBox } = site
  const tables = tablesOf(querier)
  return {
    outdated: async (limit) => {
      if (secretBox === undefined) return []
      const rows = await tables
        .selectFrom('member_factor')
        .selectAll()
        .where('site_id', '=', siteId)
        .execute()
      return rows
        .filter(({ secret }) => !secretBox.isCurrent(secret))
        .slice(0, limit)
        .map(toSecret)
    },
    open: ({ memberId, text }) => openedSecret(site, memberId, text),
    seal: async ({ id, memberId, text }, opened) => {
      await tables
        .updateTable('member_factor')
        .set({ secret: sealedSecret(site, memberId, opened) })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        // A secret that was replaced meanwhile is sealed already.
        .where('secret', '=', text)
        .execute()
    },
  }
}
