import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

let said = ''
const listeners = new Set<() => void>()

/**
 * Announces visible changes to screen readers, such as a new page or a stored note. Shown messages announce
 * themselves.
 */
export function say(text: string): void {
  // A repeated text is a change only with a space behind it.
  said = text === said ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The element that a screen reader reads out when its text changes. */
export function Said(): ReactNode {
  const text = useSyncExternalStore(watch, () => said)
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  )
}
