import type { Clock } from '../../../core/ports/clock.port.js'
import type { FormSubmission } from '../../../core/ports/form-submissions.port.js'
import type { Mailer } from '../../../core/ports/mailer.port.js'
import type { SubmissionOutbox } from '../../../core/ports/submission-outbox.port.js'
import { formMail } from '../../../core/site/index.js'

/** Sends the mails of submissions, those of earlier failures too. */
export interface FormMailSender {
  /**
   * Sends what waits, oldest first. Calls while one is under way are answered by it or by one more round.
   * Never rejects.
   */
  readonly sendWaiting: () => Promise<void>
}

/** What mails are sent with, and to whom. */
export interface FormMailSenderOptions {
  readonly outbox: SubmissionOutbox
  readonly mailer: Mailer
  readonly clock: Pick<Clock, 'wallTime'>
  readonly to: string
  /** Told once when mails begin to fail, with the reason; again only after one went through. */
  readonly onFailure?: (reason: string) => void
}

const BATCH = 20
/** Longer than a batch takes: meanwhile no other process sends the same. */
const LEASE_MS = 10 * 60_000
/** When a mail is tried again that the server refused. */
const REFUSED_PAUSE_MS = 60 * 60_000
/** A submission that nobody could be mailed about for a week stays in the list. */
const GIVEN_UP_AFTER_MS = 7 * 24 * 60 * 60_000

/** Creates a sender to one address. */
export function createFormMailSender(options: FormMailSenderOptions): FormMailSender {
  const { outbox, mailer, clock, to, onFailure } = options
  let underWay: Promise<void> | undefined
  let isAskedAgain = false
  let isFailing = false

  const fail = (reason: string): void => {
    if (!isFailing) onFailure?.(reason)
    isFailing = true
  }

  /** True when there may be more to send. */
  const sendBatch = async (): Promise<boolean> => {
    const receivedAfterMs = clock.wallTime() - GIVEN_UP_AFTER_MS
    const taken = await outbox.take({ limit: BATCH, leaseMs: LEASE_MS, receivedAfterMs })
    if (!taken.ok) return false
    for (const [index, submission] of taken.value.entries()) {
      const sent = await mailer.send(formMail(to, submission))
      if (sent.ok) {
        isFailing = false
        await outbox.markSent(submission.id)
        continue
      }
      fail(sent.failure.message)
      if (sent.failure.tag === 'refused') {
        await outbox.putBack([submission.id], clock.wallTime() + REFUSED_PAUSE_MS)
        continue
      }
      await outbox.putBack(idsFrom(taken.value, index), 0)
      return false
    }
    return taken.value.length === BATCH
  }

  const send = async (): Promise<void> => {
    do isAskedAgain = false
    while ((await sendBatch()) || isAskedAgain)
  }
  return {
    sendWaiting: () => {
      // What was stored after the batch was taken needs another look.
      isAskedAgain = underWay !== undefined
      return (underWay ??= send().finally(() => (underWay = undefined)))
    },
  }
}

const idsFrom = (submissions: readonly FormSubmission[], index: number): readonly FormSubmission['id'][] =>
  submissions.slice(index).map(({ id }) => id)
