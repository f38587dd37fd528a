import { consumeEvent, hasModifier, moveBetweenLinks } from '../../kit/focus/link-keys.js'
import type { PageContext } from '../../kit/page-module.js'
import type { DropdownParts } from './dropdown-parts.js'

/** Keys on the toggle, and arrows between the links of an open list (reference/widgets#dropdown). */
export function listenToDropdownKeys(
  { window }: PageContext,
  parts: DropdownParts,
  { isOpen, toggle }: { readonly isOpen: () => boolean; readonly toggle: () => void },
  signal: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event
    if (hasModifier(event) || !(target instanceof window.Element)) return
    const isOnToggle = parts.toggle()?.contains(target) === true
    if (isOnToggle && (key === ' ' || key === 'Enter')) {
      event.stopPropagation()
      // A real button turns the key into a click by itself.
      if (parts.toggle()?.localName === 'button') return
      event.preventDefault()
      return toggle()
    }
    if (!isOpen()) {
      if (isOnToggle && (key === 'ArrowUp' || key === 'ArrowDown')) consumeEvent(event)
      return
    }
    moveBetweenLinks(event, parts.links())
  }
  parts.root.addEventListener('keydown', onKeyDown, { signal })
}
