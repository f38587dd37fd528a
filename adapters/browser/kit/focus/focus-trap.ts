const TABBABLE =
  'a[href],area[href],button,input,select,textarea,iframe,summary,' +
  'audio[controls],video[controls],[contenteditable],[tabindex]'

/** The elements a visitor can reach with Tab inside `root`, in document order. */
export function tabbableIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled,[type=hidden],[inert] *') &&
      element.getClientRects().length > 0 &&
      element.ownerDocument.defaultView?.getComputedStyle(element).visibility !== 'hidden',
  )
}

/** The elements that get the focus when the trap starts and when it ends. */
export interface FocusTrapOptions {
  /**
   * Gets the focus when the trap starts: an element, or nothing for the first reachable one (else the root
   * itself).
   */
  readonly initialFocus?: HTMLElement
  /** Gets the focus back on release; the element that had it at the start when absent. */
  readonly returnFocus?: HTMLElement
}

/** A focus that is kept within an element until it is released. */
export interface FocusTrap {
  /** Ends the trap and gives the focus back; calling it again does nothing. */
  readonly release: () => void
}

/**
 * Keeps Tab inside `root` (a dialog, an open cart): it wraps at both ends and returns from outside. The
 * reachable elements are looked up at each press, since content may change meanwhile
 * (reference/cart#opening-and-closing).
 */
export function trapFocus(root: HTMLElement, options: FocusTrapOptions = {}): FocusTrap {
  const document = root.ownerDocument
  const back = options.returnFocus ?? document.activeElement
  const life = new AbortController()
  const first = options.initialFocus ?? tabbableIn(root)[0] ?? root
  if (first === root && !root.hasAttribute('tabindex')) {
    root.setAttribute('tabindex', '-1')
    life.signal.addEventListener('abort', () => root.removeAttribute('tabindex'))
  }
  first.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = tabbableIn(root)
    const active = document.activeElement
    const isInside = root.contains(active)
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1]
    if (isInside && active !== edge && active !== root && stops.length > 0) return
    if (isInside && active === root && !event.shiftKey && stops.length > 0) return
    event.preventDefault()
    const next = event.shiftKey ? stops[stops.length - 1] : stops[0]
    ;(next ?? root).focus()
  }
  document.addEventListener('keydown', onKeyDown, { signal: life.signal, capture: true })

  return {
    release: () => {
      if (life.signal.aborted) return
      life.abort()
      if (back && 'focus' in back && back.isConnected) (back as HTMLElement).focus({ preventScroll: true })
    },
  }
}
