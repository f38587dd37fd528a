import type { EnteredUser } from '../../ports/accounts/account-gateway.port.js'
import type { LinkHolder } from './decide-mail-link.js'
import type { StoredMember } from './storage/stored-member.js'

/** A member as the user of a log-in's answer. */
export const enteredUserOf = ({ id, email, name, createdOnMs, status }: StoredMember): EnteredUser => ({
  id,
  email,
  name: name === '' ? null : name,
  createdOnMs,
  emailVerified: status === 'verified',
})

/** A member as decisions about links and log-ins use them; null if there is none. */
export const holderOf = (member: Pick<StoredMember, 'status' | 'bannedOnMs'> | null): LinkHolder | null =>
  member && { isVerified: member.status === 'verified', isBanned: member.bannedOnMs !== null }
