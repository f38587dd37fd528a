import type { Clock } from '../../ports/platform/clock.port.js'
import type { FileStore, StorageFailure } from '../../ports/platform/file-store.port.js'
import type {
  FormSubmission,
  FormSubmissions,
  SubmissionFilter,
  SubmissionList,
} from '../../ports/forms/form-submissions.port.js'
import { formFileKey } from '../../ports/forms/form-uploads.port.js'
import type { KeptUploads } from '../../ports/forms/form-uploads.port.js'
import { dataFailure, err, ok } from '../../shared/index.js'
import type { OwnerFailure, Result } from '../../shared/index.js'

/** The stores of submissions and their files. */
export interface FormKeeping {
  readonly submissions: FormSubmissions
  readonly list: SubmissionList
  readonly uploads: KeptUploads
  readonly files: FileStore
}

const BATCH = 100
const OLDEST_FIRST = { key: 'time', isDescending: false } as const
const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes submissions with their files; returns the number. The files are deleted first, so that after a
 * failure the rest can still be deleted.
 */
export async function deleteSubmissions(
  { submissions, list, files }: FormKeeping,
  filter: SubmissionFilter,
): Promise<Result<number, StorageFailure>> {
  for (let deleted = 0; ;) {
    const found = await list.page({ filter, sort: OLDEST_FIRST, limit: BATCH, after: null })
    // The first page has no cursor.
    if (!found.ok) return found.failure.tag === 'unavailable' ? err(found.failure) : ok(deleted)
    const { items } = found.value
    if (items.length === 0) return ok(deleted)
    const emptied = await removeFiles(files, items)
    const removed = emptied.ok ? await submissions.remove(items.map(({ id }) => id)) : emptied
    if (!removed.ok) return removed
    deleted += items.length
  }
}

/**
 * Deletes submissions for their owner, once the owner is sure; until then, only counts them. `enter` writes the entry
 * of the audit log.
 */
export async function deleteOnceSure(
  keeping: FormKeeping,
  filter: SubmissionFilter,
  { isSure, enter }: { readonly isSure: boolean; readonly enter: (count: number) => Promise<unknown> },
): Promise<Result<number, OwnerFailure>> {
  const counted = await keeping.submissions.count(filter)
  if (!counted.ok) return err(dataFailure(counted.failure.message))
  if (!isSure || counted.value === 0) return counted
  // First, since they are deleted in parts with their files.
  await enter(counted.value)
  const deleted = await deleteSubmissions(keeping, filter)
  return deleted.ok ? deleted : err(dataFailure(deleted.failure.message))
}

async function removeFiles(
  files: FileStore,
  submissions: readonly Pick<FormSubmission, 'files'>[],
): Promise<Result<void, StorageFailure>> {
  const kept = submissions.flatMap((submission) => submission.files.flatMap(({ file }) => file ?? []))
  for (const { id } of kept) {
    const removed = await files.remove(formFileKey(id))
    if (!removed.ok) return removed
  }
  return ok(undefined)
}

/**
 * Deletes files whose form was not sent within a day, and submissions older than `keepMs` (null: none). Stops
 * silently at the first failure, since it runs again.
 */
export async function cleanUpForms(
  keeping: FormKeeping,
  { clock, keepMs }: { readonly clock: Pick<Clock, 'wallTime'>; readonly keepMs: number | null },
): Promise<void> {
  const { uploads, files } = keeping
  const nowMs = clock.wallTime()
  const abandoned = await uploads.listAbandoned(nowMs - DAY_MS, BATCH)
  if (!abandoned.ok) return
  for (const { id } of abandoned.value) if (!(await files.remove(formFileKey(id))).ok) return
  await uploads.forget(abandoned.value.map(({ id }) => id))
  if (keepMs !== null) await deleteSubmissions(keeping, { beforeMs: nowMs - keepMs })
}
