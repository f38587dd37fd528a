import { refuse } from '../../owners/index.js'
import type { changedMeanwhile, OwnerProblem } from '../../owners/index.js'
import type { FileWriteFailure } from '../../ports/owner/files/audited-files.port.js'
import { ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

/** A file with its entry of the audit log. */
export interface AuditedWrite {
  /** The file at the beginning of a sentence, such as `The table`. */
  readonly file: string
  /** False if the entry's key was used before. */
  readonly keep: () => Promise<boolean>
  readonly write: () => Promise<Result<void, FileWriteFailure>>
  /** Corrects the entry: the file was not written. */
  readonly correct: (detail: string) => Promise<void>
}

/**
 * Writes the entry first, since no change may be without an entry; it is corrected if the file is not
 * written.
 */
export async function writeWithEntry(
  { file, keep, write, correct }: AuditedWrite,
  changed: ReturnType<typeof changedMeanwhile>,
): Promise<Result<void, OwnerProblem>> {
  if (!(await keep())) return changed
  const written = await write()
  if (written.ok) return ok(undefined)
  const { failure } = written
  const reason = failure.tag === 'changed' ? 'it was changed meanwhile' : failure.reason
  await correct(`not written: ${reason}`)
  return failure.tag === 'changed' ? changed : refuse('not-allowed', `${file} was not written: ${reason}.`)
}
