import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { fireComponentState, onCloseRequest, onTriggered, requestClose } from '../kit/component-events.js'
import { createElementEdits } from '../kit/element-edits.js'
import { createDisclosure } from '../kit/focus/disclosure.js'
import { createNextTask } from '../kit/next-task.js'
import { readDurationMs, readSwitch } from '../kit/read-attribute.js'
import { listenToDropdownKeys } from './dropdown/dropdown-keys.js'
import { createDropdownParts } from './dropdown/dropdown-parts.js'
import type { DropdownParts } from './dropdown/dropdown-parts.js'

/** Dropdowns of the page (reference/widgets#dropdown). */
export type DropdownModule = PageModule

interface Dropdown extends BoundElement {
  readonly root: HTMLElement
  /** Closes at once, even under the pointer. */
  readonly close: () => void
}

const OPEN = 'w--open'
/**
 * The stack levels that the site's style sheet uses for dropdowns (reference/constants#cart-and-checkout);
 * only these are changed.
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
  const { clock, document, window } = context
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const parts = createDropdownParts(root, index, edits)
  const { toggle, list } = parts
  let isHovered = false
  let isLevelManaged = false
  let stopDelay: (() => void) | undefined

  const show = (): void => {
    stopDelay?.()
    list()?.classList.add(OPEN)
    toggle()?.classList.add(OPEN)
    if (isLevelManaged) root.style.zIndex = OPEN_LEVEL
    fireComponentState(root, 'dropdown', 'open')
    context.redraw.emit()
  }

  const settle = (): void => {
    stopDelay?.()
    stopDelay = undefined
    // If a closing list has the focus inside, the focus returns to the toggle.
    if (list()?.contains(document.activeElement)) toggle()?.focus({ preventScroll: true })
    list()?.classList.remove(OPEN)
    toggle()?.classList.remove(OPEN)
    if (isLevelManaged) root.style.zIndex = ''
  }

  const hide = (): void => {
    isHovered = false
    fireComponentState(root, 'dropdown', 'close')
    const delayMs = readDurationMs(root, 'data-delay', 0)
    if (delayMs > 0) stopDelay = clock.setTimer(delayMs, settle)
    else settle()
  }

  /** A press on another dropdown closes this one when that one opens. */
  const isOutside = ({ target }: Event): boolean =>
    !isHovered &&
    !(target instanceof window.Node && root.contains(target)) &&
    !(target instanceof window.Element && target.closest('.w-dropdown-toggle'))

  const { isOpen, close, describe, ...disclosure } = createDisclosure({
    signal,
    control: () => list() && toggle(),
    controlled: list,
    setAttribute: edits.set,
    root,
    listen: (type, listener) => document.addEventListener(type, listener, { signal }),
    outside: { type: 'mouseup', isOutside },
    // Escape closes a list that was opened by hovering, with the focus anywhere and the pointer still over
    // it.
    escape: 'keydown',
    show,
    hide,
  })
  const open = (): void => {
    if (isOpen() || !toggle() || !list()) return
    closeOthers()
    disclosure.open()
  }
  const refresh = (): void => {
    isLevelManaged = MANAGED_LEVELS.includes(window.getComputedStyle(root).zIndex)
    parts.find()
    describe()
  }

  const toggling = createNextTask(clock, () => {
    if (!isOpen()) open()
    else if (!isHovered) close()
  })

  refresh()
  listenToPresses(context, parts, { toggle: toggling.request, close }, signal)
  listenToDropdownKeys(context, parts, { isOpen, toggle: toggling.request }, signal)
  listenToHover(context, parts, signal, {
    enter: () => {
      isHovered = true
      open()
    },
    leave: () => {
      if (!isHovered) return
      isHovered = false
      if (!parts.links().some((link) => link === document.activeElement)) close()
    },
  })
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isHovered && relatedTarget instanceof window.Node && !root.contains(relatedTarget)) close()
    },
    { signal },
  )
  onCloseRequest(window, root, signal, close)
  const navbar = root.closest('.w-nav')
  if (navbar) onCloseRequest(window, navbar, signal, close)

  return {
    root,
    close,
    refresh,
    destroy: () => {
      life.abort()
      toggling.cancel()
      settle()
      edits.undo()
    },
  }
}

/** Handles any press on the toggle and on links to the same page (reference/widgets#dropdown). */
function listenToPresses(
  { window }: PageContext,
  { root, toggle, links }: DropdownParts,
  act: { readonly toggle: () => void; readonly close: () => void },
  signal: AbortSignal,
): void {
  let lastMouseUp: Event | undefined
  const contains = (part: Element | null, { target }: Event): boolean =>
    target instanceof window.Node && part?.contains(target) === true

  const onMouseUp = (event: MouseEvent): void => {
    if (event.button !== 0 || !contains(toggle(), event)) return
    lastMouseUp = event
    act.toggle()
  }
  const onClick = (event: Event): void => {
    if (contains(toggle(), event)) {
      // A press by assistive technology or by a script has no mouse events.
      const isSameGesture = lastMouseUp !== undefined && event.timeStamp - lastMouseUp.timeStamp < 300
      lastMouseUp = undefined
      if (!isSameGesture) act.toggle()
    } else if (links().some((link) => contains(link, event) && /^#./.test(link.getAttribute('href') ?? ''))) {
      act.close()
    }
  }
  root.addEventListener('mouseup', onMouseUp, { signal })
  root.addEventListener('click', onClick, { signal })
  onTriggered(window, root, 'mouseup', signal, (pressed) => {
    if (toggle()?.contains(pressed)) act.toggle()
  })
}

/** Opens and closes with the pointer, if the designer wants that. */
function listenToHover(
  { window }: PageContext,
  { root, toggle }: DropdownParts,
  signal: AbortSignal,
  { enter, leave }: { readonly enter: () => void; readonly leave: () => void },
): void {
  const onPointerOver = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'touch' || !readSwitch(root, 'data-hover')) return
    if (target instanceof window.Node && toggle()?.contains(target)) enter()
  }
  root.addEventListener('pointerover', onPointerOver, { signal })
  root.addEventListener('pointerleave', leave, { signal })
  // The pointer may have come before this code; a touch leaves its hover state at the pressed place.
  const canHover = readSwitch(root, 'data-hover') && window.matchMedia('(hover: hover)').matches
  if (canHover && root.querySelector(':scope > .w-dropdown-toggle:hover')) enter()
}
