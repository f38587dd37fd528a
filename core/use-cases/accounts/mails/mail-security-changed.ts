import type { AccountWork } from '../account-work.js'

/** Mails a member about a security change of the account; a deleted member gets no mail. */
export async function mailSecurityChanged(
  { members, mails }: Pick<AccountWork, 'members' | 'mails'>,
  memberId: string,
): Promise<void> {
  const member = await members.lock(memberId)
  if (member === null) return
  const { email: to, name } = member
  await mails.queue({ kind: 'securityChanged', to, name, path: '/reset-password' })
}
