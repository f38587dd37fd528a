import type { MemberRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import type { RevokedAccess } from '../revoke-access.js'
import type { RemovedAccess } from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import { queueMail } from './queue-mail.js'

/** The removed access that a member has to set up again. */
const removedOf = ({ passkeys, providers, hadFactor }: RevokedAccess): readonly RemovedAccess[] => [
  ...(passkeys > 0 ? (['passkeys'] as const) : []),
  ...(providers > 0 ? (['providers'] as const) : []),
  ...(hadFactor ? (['factor'] as const) : []),
]

/** Mails a member about access that was revoked by a proof of the mailbox; no mail if there was none. */
export async function mailAccessRemoved(
  tables: Tables,
  context: AccountsContext,
  { email: to, name }: Pick<MemberRow, 'email' | 'name'>,
  revoked: RevokedAccess,
): Promise<void> {
  const removed = removedOf(revoked)
  if (removed.length === 0) return
  await queueMail(tables, context, { kind: 'accessRemoved', to, name, path: '/user-account', removed })
}
