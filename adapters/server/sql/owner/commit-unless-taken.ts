import { isDuplicate } from '../engine/index.js'
import type { Change, CommitChanges } from '../engine/index.js'

/**
 * Makes changes in one transaction. False, and nothing is written, if a required change changed no row, or if
 * a key is taken, such as that of an entry of the audit log.
 */
export async function commitUnlessTaken(commit: CommitChanges, changes: readonly Change[]): Promise<boolean> {
  try {
    return await commit(changes)
  } catch (thrown) {
    if (isDuplicate(thrown)) return false
    throw thrown
  }
}
