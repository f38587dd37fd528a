import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { UpkeepPorts, UpkeepWork } from './upkeep-ports.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Batch size, so that no request waits long; the next run handles the rest. */
const AT_ONCE = 100

/**
 * Deletes accounts whose address was not verified in time: they may be a stranger's, count towards the plan, and hold
 * data that the owner never asked to store. An account with a valid link stays until that expires; banned members and
 * members with orders stay.
 */
export async function forgetUnverified({
  unitOfWork,
  store,
  settings,
  clock,
}: Pick<UpkeepPorts, 'settings' | 'clock'> & {
  readonly unitOfWork: UnitOfWork<Pick<UpkeepWork, 'members'>>
  readonly store: Pick<UpkeepWork, 'unverified'>
}): Promise<void> {
  const now = clock.wallTime()
  const ids = await store.unverified.list(now - settings.unverifiedDays * DAY_MS, now, AT_ONCE)
  for (const id of ids)
    await unitOfWork(async ({ members }) => {
      const member = await members.lock(id)
      // Members who have verified meanwhile stay.
      if (member?.status === 'unverified') await members.remove(member)
    })
}
