import { useLayoutEffect, useRef } from 'react'

/** Keys of a page by name: `/`, `j`, `g o` (one after the other), `mod+k` (control, or command on a Mac). */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>

const SEQUENCE_MS = 1200

const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** True while a dialog, a menu or a list of choices is open and receives the keys; one that fades away does not. */
const hasOverlay = (): boolean => document.querySelector(':is(.dialog, .menu):not([data-closed])') !== null

/** Listens to keys. Plain keys belong to fields and overlays first; those with `mod` work everywhere. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  // Both effects run with the drawing: a key that is pressed as soon as a page is visible must not get lost.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    let first = { key: '', atMs: 0 }
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return
      const isMod = event.ctrlKey || event.metaKey
      if (!isMod && (isEditing(event.target) || hasOverlay())) return
      const name = isMod ? `mod+${event.key.toLowerCase()}` : event.key
      const isSecond = first.key !== '' && event.timeStamp - first.atMs < SEQUENCE_MS
      const run = (isSecond ? latest.current[`${first.key} ${name}`] : undefined) ?? latest.current[name]
      first = { key: isMod ? '' : name, atMs: event.timeStamp }
      if (run === undefined) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
