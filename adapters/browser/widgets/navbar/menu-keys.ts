import { consumeEvent, hasModifier, moveBetweenLinks } from '../../kit/focus/link-keys.js'
import type { PageContext } from '../../kit/page-module.js'
import type { NavMenuParts } from './menu-slide.js'

/** Keys on the button, and arrows between the links of an open menu (reference/widgets#navbar). */
export function listenToMenuKeys(
  { window }: PageContext,
  { root, menu, button }: NavMenuParts,
  { isOpen, toggle }: { readonly isOpen: () => boolean; readonly toggle: () => void },
  signal: AbortSignal,
): void {
  const links = (): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('.w-nav-link')]

  const onButtonKey = (event: KeyboardEvent): void => {
    switch (event.key) {
      case ' ':
      case 'Enter':
        event.stopPropagation()
        if (button.localName === 'button') return
        event.preventDefault()
        return toggle()
      case 'Escape':
        return consumeEvent(event)
      case 'ArrowRight':
      case 'ArrowDown':
      case 'Home':
      case 'End': {
        consumeEvent(event)
        if (isOpen())
          links()
            .at(event.key === 'End' ? -1 : 0)
            ?.focus()
      }
    }
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event
    if (hasModifier(event) || !(target instanceof window.Element)) return
    if (button.contains(target)) return onButtonKey(event)
    if (isOpen()) moveBetweenLinks(event, links())
  }
  root.addEventListener('keydown', onKeyDown, { signal })
}
