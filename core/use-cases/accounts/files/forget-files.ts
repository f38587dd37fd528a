import { accountFileKey } from '../../../ports/accounts/member-files.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { AccountClock, FilePorts } from '../account-ports.js'
import { releaseFile } from './count-file.js'
import type { FileWork } from './count-file.js'

const UNSAVED_KEPT_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/** Deletes dropped files, and those that were not saved within a day. */
export async function forgetFiles({
  unitOfWork,
  store,
  clock,
  files,
}: AccountClock &
  FilePorts & {
    readonly unitOfWork: UnitOfWork<FileWork>
    readonly store: FileWork
  }): Promise<void> {
  const leftOver = await store.fileRecords.leftOver(clock.wallTime() - UNSAVED_KEPT_MS, AT_ONCE)
  for (const id of leftOver) {
    const removed = await files.remove(accountFileKey(id))
    if (removed.ok) await unitOfWork((work) => releaseFile(work, id))
  }
}
