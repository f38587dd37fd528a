import { cssEasing } from '../../../core/site/index.js'
import { createTransitionPlayer } from '../kit/play-transition.js'
import type { TransitionPlayer } from '../kit/play-transition.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { fireComponentState, onCloseRequest, requestClose } from '../kit/component-events.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { ElementEdits } from '../kit/element-edits.js'
import { createDisclosure } from '../kit/focus/disclosure.js'
import { createLinkWidths } from './navbar/link-widths.js'
import { listenToMenuKeys } from './navbar/menu-keys.js'
import { createNavMenuSlide } from './navbar/menu-slide.js'
import type { NavMenuParts } from './navbar/menu-slide.js'
import { createNextTask } from '../kit/next-task.js'
import { readDurationMs } from '../kit/read-attribute.js'

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

/** The classes on parts of an open menu (reference/widgets#navbar). */
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
  const parts = { root, menu, button, overlay }
  const slide = createNavMenuSlide(context, player, parts)
  const linkWidths = createLinkWidths(window, parts)

  const markParts = (isMarked: boolean): void => {
    for (const [selector, name] of OPEN_CLASSES)
      for (const part of menu.querySelectorAll(selector)) part.classList.toggle(name, isMarked)
  }
  const durationMs = (): number => {
    if (root.getAttribute('data-animation') === 'none') return 0
    return readDurationMs(root, 'data-duration', DEFAULT_DURATION_MS)
  }

  const show = (): void => {
    menu.setAttribute('data-nav-menu-open', '')
    markParts(true)
    button.classList.add('w--open')
    fireComponentState(root, 'navbar', 'open')
    context.redraw.emit()
    slide.open({ durationMs: durationMs(), easing: cssEasing(root.getAttribute('data-easing')) })
  }

  const settle = (): void => {
    menu.removeAttribute('data-nav-menu-open')
    markParts(false)
    requestClose(root)
  }

  const hide = (how?: { readonly skipsMotion: boolean }): void => {
    button.classList.remove('w--open')
    fireComponentState(root, 'navbar', 'close')
    const easing = cssEasing(root.getAttribute('data-easing2'))
    slide.close({ durationMs: how?.skipsMotion ? 0 : durationMs(), easing }, settle)
  }

  const isIn = (part: Element, { target }: Event): boolean =>
    target instanceof window.Node && part.contains(target)
  const closing = createNextTask(context.clock, () => close())
  const { isOpen, open, close, describe } = createDisclosure<{ readonly skipsMotion: boolean }>({
    signal,
    control: () => button,
    controlled: () => overlay,
    setAttribute: edits.set,
    root,
    listen: (type, listener) => document.addEventListener(type, listener, { signal }),
    outside: {
      type: 'click',
      isOutside: (event) => !isIn(menu, event) && !isIn(button, event),
      dismiss: closing.request,
    },
    show,
    hide,
  })
  const toggling = createNextTask(context.clock, () => (isOpen() ? close() : open()))

  const refresh = (): void => {
    labelParts(edits, parts, index)
    describe()
    linkWidths.limit()
  }

  const onMenuClick = ({ target }: Event): void => {
    const link = target instanceof window.Element ? target.closest('a') : null
    if (link && menu.contains(link) && link.getAttribute('href')?.startsWith('#')) closing.request()
  }

  /** The overlay may cover the focused element behind it. */
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (isOpen() && relatedTarget instanceof window.Node && !root.contains(relatedTarget)) closing.request()
  }

  const onResize = (): void => {
    linkWidths.limit()
    if (!isOpen()) return
    if (window.getComputedStyle(button).display === 'none') close({ skipsMotion: true })
    else slide.measure()
  }

  refresh()
  button.addEventListener('click', toggling.request, { signal })
  menu.addEventListener('click', onMenuClick, { signal })
  listenToMenuKeys(context, parts, { isOpen, toggle: toggling.request }, signal)
  root.addEventListener('focusout', onFocusOut, { signal })
  onCloseRequest(window, root, signal, () => close())
  const stopResize = context.resize.on(onResize)

  return {
    refresh,
    destroy: () => {
      life.abort()
      stopResize()
      toggling.cancel()
      closing.cancel()
      close({ skipsMotion: true })
      overlay.remove()
      linkWidths.release()
      button.style.removeProperty('-webkit-user-select')
      edits.undo()
    },
  }
}

/** Adds the overlay, and the accessible roles of the parts; `index` makes the overlay's id unique. */
function labelParts(edits: ElementEdits, { root, button, overlay }: NavMenuParts, index: number): void {
  overlay.className = 'w-nav-overlay'
  overlay.id = `w-nav-overlay-${index}`
  overlay.dataset['wfIgnore'] = ''
  overlay.dataset['runtimeOwned'] = ''
  if (!overlay.isConnected) root.append(overlay)
  button.style.setProperty('-webkit-user-select', 'text')
  if (!button.textContent.trim()) edits.setDefault(button, 'aria-label', 'menu')
  edits.set(button, 'role', 'button')
  edits.set(button, 'tabindex', '0')
  edits.set(button, 'aria-haspopup', 'menu')
  const brand = root.querySelector('.w-nav-brand')
  if (brand?.getAttribute('href') === '/' && !brand.textContent.trim())
    edits.setDefault(brand, 'aria-label', 'home')
}
