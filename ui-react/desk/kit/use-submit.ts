import { useState } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'

/** A change that a form sends: whether it is running, and why the last one was refused. */
export interface Submit {
  readonly isBusy: boolean
  readonly failure: DeskFailure | null
  /** Sends the change; returns true if it was made. */
  readonly send: <T>(work: () => DeskAnswer<T>, onDone: (value: T) => void) => Promise<boolean>
}

/** Sends changes one at a time; a change that the person cancelled is not a failure. */
export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<DeskFailure | null>(null)
  return {
    isBusy,
    failure,
    send: async (work, onDone) => {
      setBusy(true)
      setFailure(null)
      const answer = await work()
      setBusy(false)
      if (answer.ok) onDone(answer.value)
      else if (answer.failure.tag !== 'cancelled') setFailure(answer.failure)
      return answer.ok
    },
  }
}
