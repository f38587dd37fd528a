import { MEMBER_CAPS } from '../../../accounts/index.js'
import type { ImportPlace, Insertion, MemberToAdd } from '../storage/member-batches.js'
import type { ImportPorts } from './import-ports.js'

/** The maximum number of attempts: each fails only because another member joined meanwhile. */
const MAX_TRIES = 100

/** Adds a batch of members. If another member joined since the version of the list was read, it is tried again. */
export async function insertBatch(
  { batches, settings, clock }: Pick<ImportPorts, 'batches' | 'settings' | 'clock'>,
  members: readonly MemberToAdd[],
  place: ImportPlace,
): Promise<Insertion> {
  const cap = MEMBER_CAPS[settings.plan]
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const version = await batches.version()
    const inserted = await batches.insert(members, place, { version, cap, nowMs: clock.wallTime() })
    if (inserted !== null) return inserted
  }
  throw new Error('The members of the site change too fast to be counted. Try again.')
}
