import type { FormInbox } from '../../core/ports/form-inbox.port.js'
import type { Mailer } from '../../core/ports/mailer.port.js'
import { formMail } from '../../core/site/index.js'

/** Sends the mails of submissions, those of earlier failures too. */
export interface FormMailSender {
  /** Sends what waits, oldest first; stops at the first failure and leaves the rest for the next time. Never rejects. */
  readonly sendWaiting: () => Promise<void>
}

const BATCH = 50

/** Creates a sender to one address; calls while one is under way join it. */
export function createFormMailSender(inbox: FormInbox, mailer: Mailer, to: string): FormMailSender {
  let underWay: Promise<void> | undefined
  const send = async (): Promise<void> => {
    const waiting = await inbox.unmailed(BATCH)
    if (!waiting.ok) return
    for (const submission of waiting.value) {
      const sent = await mailer.send(formMail(to, submission))
      if (!sent.ok) return
      await inbox.markMailed(submission.id)
    }
  }
  return {
    sendWaiting: () => (underWay ??= send().finally(() => (underWay = undefined))),
  }
}
