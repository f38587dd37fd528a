import type { Announcer } from '../../kit/announcer.js'
import type { ElementEdits } from '../../kit/element-edits.js'
import { submitsOf, waitTextOf } from '../../kit/forms/submit-controls.js'
import type { SubmitLock } from '../../kit/forms/submit-lock.js'
import { showWaiting, stopWaiting } from '../../kit/forms/waiting-label.js'

/** The sending state of a form for its visitor: disabled, busy, with waiting buttons. */
export interface SendingState {
  readonly isSending: () => boolean
  readonly begin: () => void
  /** Enables the form again; no effect on an enabled one. */
  readonly end: () => void
}

/** The sending state of one form. */
export function createSendingState(
  form: HTMLFormElement,
  { lock, edits, announcer }: { lock: SubmitLock; edits: ElementEdits; announcer: Announcer },
): SendingState {
  let waiting: ReturnType<typeof submitsOf> | undefined
  const set = (isSending: boolean): void => {
    lock.set('sending', isSending)
    edits.set(form, 'aria-busy', isSending ? 'true' : null)
  }
  return {
    isSending: () => waiting !== undefined,
    begin: () => {
      waiting = submitsOf(form)
      for (const submit of waiting) showWaiting(submit, submit.getAttribute('data-wait'))
      set(true)
      const text = waitTextOf(waiting)
      if (text) announcer.say(text)
    },
    end: () => {
      if (!waiting) return
      waiting.forEach(stopWaiting)
      waiting = undefined
      set(false)
    },
  }
}
