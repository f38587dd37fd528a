import { revokedBy } from '../../../../core/accounts/index.js'
import type { AccessChange, AccessKind } from '../../../../core/accounts/index.js'
import type { AccountTables } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { recordEvent } from './account-events.js'
import { endSessionsOf, updateMember } from './members.js'
import type { LinkKind } from '../../../../core/use-cases/accounts/storage/mail-links.js'
import { dropTokens } from './tokens.js'

type Context = Pick<AccountsContext, 'siteId' | 'clock' | 'random'>
type Place =
  | { readonly tag: 'password' | 'sessions' }
  | { readonly tag: 'rows'; readonly table: OwnedTable }
  | { readonly tag: 'links'; readonly kind: LinkKind }

type OwnedTable = Extract<
  keyof AccountTables,
  'member_device' | 'member_passkey' | 'member_provider' | 'member_factor' | 'member_recovery_code'
>

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

const removeRows = async (
  tables: Tables,
  { siteId }: Context,
  table: OwnedTable,
  memberId: string,
): Promise<number> => {
  const removed = await tables
    .deleteFrom(table)
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

async function remove(tables: Tables, context: Context, memberId: string, kind: AccessKind): Promise<number> {
  const place = PLACES[kind]
  switch (place.tag) {
    case 'password':
      await updateMember(tables, context, memberId, { password_hash: null })
      return 0
    case 'sessions':
      await endSessionsOf(tables, context, memberId)
      return 0
    case 'links':
      await dropTokens(tables, context, memberId, [place.kind])
      return 0
    case 'rows':
      return removeRows(tables, context, place.table, memberId)
  }
}

/** Counts of the removed access that a member sees on the account page. */
export interface RevokedAccess {
  readonly passkeys: number
  readonly providers: number
  readonly hadFactor: boolean
}

/**
 * Revokes all access to an account that does not outlive a change (`revokedBy`). The caller holds the lock on the
 * member, and sets the new password afterwards.
 */
export async function revokeAccess(
  tables: Tables,
  context: Context,
  memberId: string,
  change: AccessChange,
): Promise<RevokedAccess> {
  const counts: Partial<Record<AccessKind, number>> = {}
  for (const kind of revokedBy(change)) counts[kind] = await remove(tables, context, memberId, kind)
  const { passkey: passkeys = 0, provider: providers = 0, factor = 0 } = counts
  const revoked = { passkeys, providers, hadFactor: factor > 0 }
  if (passkeys + providers + factor > 0)
    await recordEvent(tables, context, 'access-revoked', memberId, { change, ...revoked })
  return revoked
}
