import type { PageContext, PageModule } from '../dom-kit/page-module.js'
import { createBoundElements } from '../dom-kit/bound-elements.js'
import type { BoundElement } from '../dom-kit/bound-elements.js'
import {
  fireActive,
  fireComponentState,
  fireInactive,
  onCloseRequest,
  onTriggered,
  requestClose,
} from '../dom-kit/component-events.js'
import { createElementEdits } from '../dom-kit/element-edits.js'
import { hasModifier, nextLinkIndex, consumeEvent } from '../dom-kit/link-keys.js'
import { createNextTask } from '../dom-kit/next-task.js'
import { readDurationMs, readSwitch } from '../dom-kit/read-attribute.js'

/** Dropdowns of the page (reference/widgets#dropdown). */
export type DropdownModule = PageModule

interface Dropdown extends BoundElement {
  readonly root: HTMLElement
  /** Closes at once, also while the pointer is over it. */
  readonly close: () => void
}

const OPEN = 'w--open'
/**
 * The stack levels that the site's style sheet gives to dropdowns (reference/constants#cart-and-checkout); only
 * these are managed.
 */
const MANAGED_LEVELS: readonly string[] = ['900', '901']
const OPEN_LEVEL = '901'

/** Creates the dropdown module: `.w-dropdown` with a toggle and a list (reference/widgets#dropdown). */
export function createDropdown(context: PageContext): DropdownModule {
  const dropdowns = createBoundElements<Dropdown>(context.document, '.w-dropdown', (root, index) =>
    bindDropdown(context, root, index, () => {
      for (const other of dropdowns.all()) {
        if (other.root === root || other.root.contains(root)) continue
        requestClose(other.root)
        other.close()
      }
    }),
  )
  return { ready: dropdowns.ready, destroy: dropdowns.destroy }
}

function bindDropdown(
  context: PageContext,
  root: HTMLElement,
  index: number,
  closeOthers: () => void,
): Dropdown {
  const { clock, window } = context
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  let toggle: HTMLElement | null = null
  let list: HTMLElement | null = null
  let isOpen = false
  let isHovered = false
  let isLevelManaged = false
  let stopDelay: (() => void) | undefined
  let lastMouseUp: Event | undefined
  let openLife: AbortController | undefined

  const links = (): readonly HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
      (link) => link.closest('.w-dropdown') === root,
    )

  const describe = (): void => {
    toggle = root.querySelector<HTMLElement>(':scope > .w-dropdown-toggle')
    list = root.querySelector<HTMLElement>(':scope > .w-dropdown-list')
    isLevelManaged = MANAGED_LEVELS.includes(window.getComputedStyle(root).zIndex)
    if (!toggle || !list) return
    edits.setDefault(toggle, 'id', `w-dropdown-toggle-${index}`)
    edits.setDefault(list, 'id', `w-dropdown-list-${index}`)
    edits.set(toggle, 'aria-controls', list.id)
    edits.set(toggle, 'aria-haspopup', 'menu')
    edits.set(toggle, 'aria-expanded', `${isOpen}`)
    if (toggle.localName !== 'button') {
      edits.set(toggle, 'role', 'button')
      edits.setDefault(toggle, 'tabindex', '0')
    }
    const icon = toggle.querySelector('.w-icon-dropdown-toggle')
    if (icon) edits.set(icon, 'aria-hidden', 'true')
    edits.set(list, 'aria-labelledby', toggle.id)
    for (const link of links()) edits.setDefault(link, 'tabindex', '0')
  }

  const open = (): void => {
    if (isOpen || !toggle || !list) return
    closeOthers()
    isOpen = true
    stopDelay?.()
    list.classList.add(OPEN)
    toggle.classList.add(OPEN)
    edits.set(toggle, 'aria-expanded', 'true')
    if (isLevelManaged) root.style.zIndex = OPEN_LEVEL
    openLife = new AbortController()
    context.document.addEventListener('mouseup', onOutsideMouseUp, { signal: openLife.signal })
    context.document.addEventListener('keydown', onEscape, { signal: openLife.signal })
    fireActive(root)
    fireComponentState(root, 'dropdown', 'open')
    context.redraw.emit()
  }

  const settle = (): void => {
    stopDelay?.()
    stopDelay = undefined
    // A list that goes away with the focus inside leaves it where it came from.
    if (list?.contains(context.document.activeElement)) toggle?.focus({ preventScroll: true })
    list?.classList.remove(OPEN)
    toggle?.classList.remove(OPEN)
    if (isLevelManaged) root.style.zIndex = ''
  }

  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    isHovered = false
    openLife?.abort()
    if (toggle) edits.set(toggle, 'aria-expanded', 'false')
    fireInactive(root)
    fireComponentState(root, 'dropdown', 'close')
    const delayMs = readDurationMs(root, 'data-delay', 0)
    if (delayMs > 0) stopDelay = clock.setTimer(delayMs, settle)
    else settle()
  }

  const toggling = createNextTask(clock, () => {
    if (!isOpen) open()
    else if (!isHovered) close()
  })
  const contains = (part: Element | null, event: Event): boolean =>
    event.target instanceof window.Node && part !== null && part.contains(event.target)

  const onMouseUp = (event: MouseEvent): void => {
    if (event.button !== 0 || !contains(toggle, event)) return
    lastMouseUp = event
    toggling.request()
  }

  const onClick = (event: Event): void => {
    if (contains(toggle, event)) {
      // A press by assistive technology or by a script comes without the mouse.
      const isSameGesture = lastMouseUp !== undefined && event.timeStamp - lastMouseUp.timeStamp < 300
      lastMouseUp = undefined
      if (!isSameGesture) toggling.request()
    } else if (links().some((link) => contains(link, event) && /^#./.test(link.getAttribute('href') ?? ''))) {
      close()
    }
  }

  const onOutsideMouseUp = (event: Event): void => {
    if (isHovered || contains(root, event)) return
    if (event.target instanceof window.Element && event.target.closest('.w-dropdown-toggle')) return
    close()
  }

  /** What has come up under the pointer goes away without moving it, wherever the focus is. */
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }

  const onFocusOut = (event: FocusEvent): void => {
    if (isHovered || !(event.relatedTarget instanceof window.Node)) return
    if (!root.contains(event.relatedTarget)) close()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return
    const isOnToggle = contains(toggle, event)
    if (isOnToggle && (event.key === ' ' || event.key === 'Enter')) {
      event.stopPropagation()
      // A real button turns the key into a click by itself.
      if (toggle?.localName === 'button') return
      event.preventDefault()
      toggling.request()
      return
    }
    if (!isOpen) {
      if (isOnToggle && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) consumeEvent(event)
      return
    }
    if (event.key === 'Escape') {
      consumeEvent(event)
      close()
      toggle?.focus()
      return
    }
    if (event.target instanceof window.Element && event.target.matches('input,select,textarea')) return
    const stops = links()
    const from = stops.findIndex((link) => link === context.document.activeElement)
    const next = nextLinkIndex(event.key, from, stops.length)
    if (next === undefined) return
    consumeEvent(event)
    stops[next]?.focus()
  }

  const onPointerEnter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !readSwitch(root, 'data-hover')) return
    if (!contains(toggle, event)) return
    startHover()
  }

  const startHover = (): void => {
    isHovered = true
    open()
  }

  const onPointerLeave = (): void => {
    if (!isHovered) return
    isHovered = false
    if (!links().some((link) => link === context.document.activeElement)) close()
  }

  describe()
  root.addEventListener('mouseup', onMouseUp, { signal })
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
  root.addEventListener('focusout', onFocusOut, { signal })
  root.addEventListener('pointerover', onPointerEnter, { signal })
  root.addEventListener('pointerleave', onPointerLeave, { signal })
  onTriggered(window, root, 'mouseup', signal, (pressed) => {
    if (toggle?.contains(pressed)) toggling.request()
  })
  onCloseRequest(window, root, signal, close)
  const navbar = root.closest('.w-nav')
  if (navbar) onCloseRequest(window, navbar, signal, close)
  // The pointer may have come before this code; a finger leaves its hover where it pressed.
  const canHover = readSwitch(root, 'data-hover') && window.matchMedia('(hover: hover)').matches
  if (canHover && root.querySelector(':scope > .w-dropdown-toggle:hover')) startHover()

  return {
    root,
    close,
    refresh: describe,
    destroy: () => {
      life.abort()
      openLife?.abort()
      toggling.cancel()
      isOpen = false
      settle()
      edits.undo()
    },
  }
}
