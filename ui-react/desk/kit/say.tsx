import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Tells a screen reader what only eyes would notice: a new page, a kept note. Shown messages tell it themselves. */
export function say(text: string): void {
  // The same text again is a change only with a space behind it.
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
