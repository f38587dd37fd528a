import type { Clock } from '../../core/ports/clock.port.js'
import type { FileStore, FileStoreFailure } from '../../core/ports/file-store.port.js'
import { formFileKey } from '../../core/ports/form-inbox.port.js'
import type { FormFilter, FormInbox, FormInboxFailure } from '../../core/ports/form-inbox.port.js'
import { ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** Where submissions and their files are. */
export interface FormKeeping {
  readonly inbox: FormInbox
  readonly files: FileStore
}

const BATCH = 100
const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes submissions with their files; answers how many. The files go first, so that what is left after a
 * failure can be deleted again.
 */
export async function deleteSubmissions(
  { inbox, files }: FormKeeping,
  filter: FormFilter,
): Promise<Result<number, FormInboxFailure | FileStoreFailure>> {
  for (let deleted = 0; ;) {
    const found = await inbox.list({ ...filter, count: BATCH })
    if (!found.ok) return found
    if (found.value.length === 0) return ok(deleted)
    for (const submission of found.value) {
      for (const { file } of submission.files) {
        const removed = file ? await files.remove(formFileKey(file.id)) : ok(undefined)
        if (!removed.ok) return removed
      }
    }
    const removed = await inbox.remove(found.value.map(({ id }) => id))
    if (!removed.ok) return removed
    deleted += found.value.length
  }
}

/**
 * Deletes files whose form was never sent within a day, and submissions older than `keepMs` (null: none).
 * Stops in silence at the first failure: there is a next time.
 */
export async function sweepForms(
  keeping: FormKeeping,
  { clock, keepMs }: { readonly clock: Pick<Clock, 'wallTime'>; readonly keepMs: number | null },
): Promise<void> {
  const { inbox, files } = keeping
  const nowMs = clock.wallTime()
  const abandoned = await inbox.abandonedFiles(nowMs - DAY_MS, BATCH)
  if (!abandoned.ok) return
  for (const { id } of abandoned.value) if (!(await files.remove(formFileKey(id))).ok) return
  await inbox.forgetFiles(abandoned.value.map(({ id }) => id))
  if (keepMs !== null) await deleteSubmissions(keeping, { beforeMs: nowMs - keepMs })
}
