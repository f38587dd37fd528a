import type { AccountWork } from '../account-work.js'
import type { RevokedAccess } from '../revoke-access.js'
import type { MailedMember } from '../storage/stored-member.js'
import type { RemovedAccess } from './account-mail.js'

/** The removed access that a member has to set up again. */
const removedOf = ({ passkeys, providers, hadFactor }: RevokedAccess): readonly RemovedAccess[] => [
  ...(passkeys > 0 ? (['passkeys'] as const) : []),
  ...(providers > 0 ? (['providers'] as const) : []),
  ...(hadFactor ? (['factor'] as const) : []),
]

/** Mails a member about access that was revoked by a proof of the mailbox; no mail if there was none. */
export async function mailAccessRemoved(
  { mails }: Pick<AccountWork, 'mails'>,
  { email: to, name }: Pick<MailedMember, 'email' | 'name'>,
  revoked: RevokedAccess,
): Promise<void> {
  const removed = removedOf(revoked)
  if (removed.length === 0) return
  await mails.queue({ kind: 'accessRemoved', to, name, path: '/user-account', removed })
}
