import { submitsOf } from './submit-controls.js'
import type { SubmitElement } from './submit-controls.js'

/** A reason for disabling the buttons of a form. */
export type LockReason = 'sending' | 'uploading' | 'challenge'

/** Disables a form's submit buttons while any reason applies; then restores the designer's state. */
export interface SubmitLock {
  readonly set: (reason: LockReason, isHeld: boolean) => void
  readonly isHeld: () => boolean
  readonly release: () => void
}

/** Makes the lock of a form, open. */
export function createSubmitLock(form: HTMLFormElement): SubmitLock {
  const reasons = new Set<LockReason>()
  const closed = new Map<SubmitElement, boolean>()

  const update = (): void => {
    if (reasons.size > 0) {
      for (const submit of submitsOf(form)) {
        if (!closed.has(submit)) closed.set(submit, submit.disabled)
        submit.disabled = true
      }
      return
    }
    for (const [submit, wasDisabled] of closed) submit.disabled = wasDisabled
    closed.clear()
  }
  return {
    set: (reason, isHeld) => {
      if (isHeld) reasons.add(reason)
      else reasons.delete(reason)
      update()
    },
    isHeld: () => reasons.size > 0,
    release: () => {
      reasons.clear()
      update()
    },
  }
}
