import type { AccessKind } from '../../../../../core/accounts/index.js'
import type { AccountWork } from '../../../../../core/use-cases/accounts/account-work.js'
import type { AccessStore } from '../../../../../core/use-cases/accounts/storage/access-store.js'
import type { LinkKind } from '../../../../../core/use-cases/accounts/storage/mail-links.js'
import type { AccountTables } from '../../engine/index.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

type OwnedTable = Extract<
  keyof AccountTables,
  'member_device' | 'member_passkey' | 'member_provider' | 'member_factor' | 'member_recovery_code'
>

type Place =
  | { readonly tag: 'password' | 'sessions' }
  | { readonly tag: 'rows'; readonly table: OwnedTable }
  | { readonly tag: 'links'; readonly kind: LinkKind }

/** The storage of each kind of access. */
const PLACES: Readonly<Record<AccessKind, Place>> = {
  password: { tag: 'password' },
  session: { tag: 'sessions' },
  device: { tag: 'rows', table: 'member_device' },
  passkey: { tag: 'rows', table: 'member_passkey' },
  provider: { tag: 'rows', table: 'member_provider' },
  factor: { tag: 'rows', table: 'member_factor' },
  'recovery-code': { tag: 'rows', table: 'member_recovery_code' },
  'verify-link': { tag: 'links', kind: 'verify' },
  'reset-link': { tag: 'links', kind: 'reset' },
  'invite-link': { tag: 'links', kind: 'invite' },
  'email-link': { tag: 'links', kind: 'email' },
  'log-in-link': { tag: 'links', kind: 'link' },
  'factor-link': { tag: 'links', kind: 'factor' },
  'undo-link': { tag: 'links', kind: 'undo' },
}

/** Everything that opens an account, over SQL. */
export const createSqlAccessStore = (
  tables: Tables,
  { siteId }: AccountSite,
  { members, sessions, links }: Pick<AccountWork, 'members' | 'sessions' | 'links'>,
): AccessStore => ({
  remove: async (memberId, kind) => {
    const place = PLACES[kind]
    switch (place.tag) {
      case 'password':
        await members.update(memberId, { passwordHash: null })
        return 0
      case 'sessions':
        await sessions.endAll(memberId)
        return 0
      case 'links':
        await links.drop(memberId, [place.kind])
        return 0
      case 'rows': {
        const removed = await tables
          .deleteFrom(place.table)
          .where('site_id', '=', siteId)
          .where('member_id', '=', memberId)
          .executeTakeFirst()
        return Number(removed.numDeletedRows)
      }
    }
  },
})
