import type { Result } from '../shared/index.js'
import type { FormSubmission, FormSubmissionId } from './form-submissions.port.js'
import type { StorageFailure } from './storage-failure.js'

/** The submissions that wait for their mail; several processes may send from one. Never rejects. */
export interface SubmissionOutbox {
  /** Takes submissions, oldest first, for `leaseMs`: until then nobody else is given them. */
  readonly take: (options: {
    readonly limit: number
    readonly leaseMs: number
    readonly receivedAfterMs: number
  }) => Promise<Result<readonly FormSubmission[], StorageFailure>>
  readonly markSent: (id: FormSubmissionId) => Promise<Result<void, StorageFailure>>
  /** Gives submissions back unsent; they may be taken again after `untilMs`. */
  readonly putBack: (
    ids: readonly FormSubmissionId[],
    untilMs: number,
  ) => Promise<Result<void, StorageFailure>>
}
