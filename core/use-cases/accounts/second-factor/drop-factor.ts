import type { AccountWork } from '../account-work.js'

/** Removes a member's authenticator app with its recovery codes; false if none was on. */
export async function dropFactor(
  { factors, links }: Pick<AccountWork, 'factors' | 'links'>,
  memberId: string,
): Promise<boolean> {
  const wasOn = await factors.drop(memberId)
  await links.drop(memberId, ['factor'])
  return wasOn
}
