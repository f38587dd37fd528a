import { cssEasing } from '../../core/site/index.js'
import { createTransitionPlayer } from '../dom-kit/play-transition.js'
import type { TransitionPlayer } from '../dom-kit/play-transition.js'
import type { PageContext, PageModule } from '../dom-kit/page-module.js'
import { createBoundElements } from '../dom-kit/bound-elements.js'
import type { BoundElement } from '../dom-kit/bound-elements.js'
import {
  fireActive,
  fireComponentState,
  fireInactive,
  onCloseRequest,
  requestClose,
} from '../dom-kit/component-events.js'
import { createElementEdits } from '../dom-kit/element-edits.js'
import { hasModifier, nextLinkIndex, consumeEvent } from '../dom-kit/link-keys.js'
import { createNavMenuSlide } from './navbar/menu-slide.js'
import { createNextTask } from '../dom-kit/next-task.js'
import { readDurationMs } from '../dom-kit/read-attribute.js'

/** Navbars of the page (reference/widgets#navbar). */
export type NavbarModule = PageModule

/**
 * Creates the navbar module: `.w-nav` with a button that opens the menu on small screens
 * (reference/widgets#navbar).
 */
export function createNavbar(context: PageContext): NavbarModule {
  const player = createTransitionPlayer(context)
  const navbars = createBoundElements(context.document, '.w-nav', (root, index) =>
    bindNavbar(context, player, root, index),
  )
  return { ready: navbars.ready, destroy: navbars.destroy }
}

/** The classes that an open menu gives to the parts inside (reference/widgets#navbar). */
const OPEN_CLASSES = [
  ['.w-nav-link', 'w--nav-link-open'],
  ['.w-dropdown', 'w--nav-dropdown-open'],
  ['.w-dropdown-toggle', 'w--nav-dropdown-toggle-open'],
  ['.w-dropdown-list', 'w--nav-dropdown-list-open'],
] as const

/** @default 400, in ms (reference/constants#widgets). */
const DEFAULT_DURATION_MS = 400

function bindNavbar(
  context: PageContext,
  player: TransitionPlayer,
  root: HTMLElement,
  index: number,
): BoundElement {
  const { document, window } = context
  const menu = root.querySelector<HTMLElement>('.w-nav-menu')
  const button = root.querySelector<HTMLElement>('.w-nav-button')
  if (!menu || !button) return { destroy: () => undefined }
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const overlay = document.createElement('div')
  const slide = createNavMenuSlide(context, player, { root, menu, button, overlay })
  const limited = new Set<HTMLElement>()
  let isOpen = false

  const links = (): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('.w-nav-link')]
  const markParts = (isMarked: boolean): void => {
    for (const [selector, name] of OPEN_CLASSES)
      for (const part of menu.querySelectorAll(selector)) part.classList.toggle(name, isMarked)
  }

  const describe = (): void => {
    overlay.className = 'w-nav-overlay'
    overlay.id = `w-nav-overlay-${index}`
    overlay.dataset['wfIgnore'] = ''
    overlay.dataset['runtimeOwned'] = ''
    if (!overlay.isConnected) root.append(overlay)
    button.style.setProperty('-webkit-user-select', 'text')
    if (!button.textContent.trim()) edits.setDefault(button, 'aria-label', 'menu')
    edits.set(button, 'role', 'button')
    edits.set(button, 'tabindex', '0')
    edits.set(button, 'aria-controls', overlay.id)
    edits.set(button, 'aria-haspopup', 'menu')
    edits.set(button, 'aria-expanded', `${isOpen}`)
    const brand = root.querySelector('.w-nav-brand')
    if (brand?.getAttribute('href') === '/' && !brand.textContent.trim())
      edits.setDefault(brand, 'aria-label', 'home')
    limitWidths()
  }

  /**
   * Open links and dropdowns span the screen, so they take the container's limit unless they have their own.
   */
  const limitWidths = (): void => {
    const container = root.querySelector('.w-container')
    const limit = container ? window.getComputedStyle(container).maxWidth : 'none'
    for (const part of limited) part.style.maxWidth = ''
    limited.clear()
    if (limit === 'none') return
    for (const part of menu.querySelectorAll<HTMLElement>('.w-nav-link, .w-dropdown'))
      if (window.getComputedStyle(part).maxWidth === 'none') limited.add(part)
    for (const part of limited) part.style.maxWidth = limit
  }

  const durationMs = (): number => {
    if (root.getAttribute('data-animation') === 'none') return 0
    return readDurationMs(root, 'data-duration', DEFAULT_DURATION_MS)
  }

  const open = (): void => {
    if (isOpen) return
    isOpen = true
    menu.setAttribute('data-nav-menu-open', '')
    markParts(true)
    button.classList.add('w--open')
    edits.set(button, 'aria-expanded', 'true')
    fireActive(root)
    fireComponentState(root, 'navbar', 'open')
    context.redraw.emit()
    slide.open({ durationMs: durationMs(), easing: cssEasing(root.getAttribute('data-easing')) })
  }

  const settle = (): void => {
    menu.removeAttribute('data-nav-menu-open')
    markParts(false)
    requestClose(root)
  }

  const close = (isInstant = false): void => {
    if (!isOpen) return
    isOpen = false
    button.classList.remove('w--open')
    edits.set(button, 'aria-expanded', 'false')
    fireInactive(root)
    fireComponentState(root, 'navbar', 'close')
    const easing = cssEasing(root.getAttribute('data-easing2'))
    slide.close({ durationMs: isInstant ? 0 : durationMs(), easing }, settle)
  }

  const toggling = createNextTask(context.clock, () => (isOpen ? close() : open()))
  const closing = createNextTask(context.clock, () => close())
  const isIn = (part: Element, event: Event): boolean =>
    event.target instanceof window.Node && part.contains(event.target)

  const onMenuClick = (event: Event): void => {
    const link = event.target instanceof window.Element ? event.target.closest('a') : null
    if (link && menu.contains(link) && link.getAttribute('href')?.startsWith('#')) closing.request()
  }

  const onButtonKey = (event: KeyboardEvent): void => {
    switch (event.key) {
      case ' ':
      case 'Enter':
        event.stopPropagation()
        if (button.localName === 'button') return
        event.preventDefault()
        return toggling.request()
      case 'Escape':
        consumeEvent(event)
        return close()
      case 'ArrowRight':
      case 'ArrowDown':
      case 'Home':
      case 'End': {
        consumeEvent(event)
        if (isOpen)
          links()
            .at(event.key === 'End' ? -1 : 0)
            ?.focus()
      }
    }
  }

  const onKey = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return
    if (isIn(button, event)) return onButtonKey(event)
    if (!isOpen) return
    if (event.key === 'Escape') {
      consumeEvent(event)
      close()
      return button.focus()
    }
    const stops = links()
    const from = stops.findIndex((link) => link === document.activeElement)
    if (event.target instanceof window.Element && event.target.matches('input,select,textarea')) return
    const next = nextLinkIndex(event.key, from, stops.length)
    if (next === undefined) return
    consumeEvent(event)
    stops[next]?.focus()
  }

  /** The overlay may hide what has the focus behind it. */
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (isOpen && relatedTarget instanceof window.Node && !root.contains(relatedTarget)) closing.request()
  }

  const onResize = (): void => {
    limitWidths()
    if (!isOpen) return
    if (window.getComputedStyle(button).display === 'none') close(true)
    else slide.measure()
  }

  describe()
  button.addEventListener('click', toggling.request, { signal })
  menu.addEventListener('click', onMenuClick, { signal })
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener(
    'click',
    (event) => {
      if (isOpen && !isIn(menu, event) && !isIn(button, event)) closing.request()
    },
    { signal },
  )
  onCloseRequest(window, root, signal, () => close())
  const stopResize = context.resize.on(onResize)

  return {
    refresh: describe,
    destroy: () => {
      life.abort()
      stopResize()
      toggling.cancel()
      closing.cancel()
      close(true)
      overlay.remove()
      for (const part of limited) part.style.maxWidth = ''
      button.style.removeProperty('-webkit-user-select')
      edits.undo()
    },
  }
}
