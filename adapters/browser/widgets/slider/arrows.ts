import { consumeEvent } from '../../kit/focus/link-keys.js'
import { readSwitch } from '../../kit/read-attribute.js'

/** Moves on a press of an arrow, by mouse or keyboard. */
export function listenToArrow(arrow: HTMLElement | null, signal: AbortSignal, move: () => void): void {
  const onClick = (event: Event): void => {
    event.preventDefault()
    move()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    consumeEvent(event)
    move()
  }
  arrow?.addEventListener('click', onClick, { signal })
  arrow?.addEventListener('keydown', onKeyDown, { signal })
}

/** Shows an arrow, or hides one without a target if its slider wants that. */
export function showArrow(root: HTMLElement, arrow: HTMLElement | null, leadsOn: boolean): void {
  if (arrow) arrow.style.display = readSwitch(root, 'data-hide-arrows') && !leadsOn ? 'none' : ''
}
