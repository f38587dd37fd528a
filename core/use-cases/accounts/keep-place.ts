import { hasMemberRoom } from '../../accounts/index.js'
import type { AccountRules } from './account-ports.js'
import type { AccountWork } from './account-work.js'

/** True if the plan has space for one more member, which is then reserved until the unit ends. */
export async function keepPlace(
  { members }: Pick<AccountWork, 'members'>,
  { settings }: AccountRules,
): Promise<boolean> {
  await members.lockPlaces()
  return hasMemberRoom(settings.plan, await members.count())
}
