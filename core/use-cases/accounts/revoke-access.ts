import { revokedBy } from '../../accounts/index.js'
import type { AccessChange, AccessKind } from '../../accounts/index.js'
import type { AccountWork } from './account-work.js'

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
  { access, events }: Pick<AccountWork, 'access' | 'events'>,
  memberId: string,
  change: AccessChange,
): Promise<RevokedAccess> {
  const counts: Partial<Record<AccessKind, number>> = {}
  for (const kind of revokedBy(change)) counts[kind] = await access.remove(memberId, kind)
  const { passkey: passkeys = 0, provider: providers = 0, factor = 0 } = counts
  const revoked = { passkeys, providers, hadFactor: factor > 0 }
  if (passkeys + providers + factor > 0)
    await events.record('access-revoked', memberId, { change, ...revoked })
  return revoked
}
