/**
 * The event that jQuery passes to its listeners; only one made from a native event has an `originalEvent`.
 */
interface JQueryEvent {
  readonly target?: unknown
  readonly originalEvent?: unknown
}
type JQueryListener = (event: JQueryEvent) => void

interface JQueryLike {
  (target: unknown): {
    readonly triggerHandler: (type: string, data?: unknown) => unknown
    readonly trigger: (type: string, data?: unknown) => unknown
    readonly on: (type: string, listener: JQueryListener) => unknown
    readonly off: (type: string, listener: JQueryListener) => unknown
  }
}

const fire = (element: Element, type: string, detail: unknown = null): void => {
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }))
}

/** Tells the interactions that a component became active (reference/page-api#events). */
export const fireActive = (element: Element): void => fire(element, 'COMPONENT_ACTIVE')

/** Tells the interactions that a component is no longer active (reference/page-api#events). */
export const fireInactive = (element: Element): void => fire(element, 'COMPONENT_INACTIVE')

/** Announces that a dropdown or a navbar has opened or closed, in the older and the newer form of that event. */
export function fireComponentState(element: Element, component: string, state: 'open' | 'close'): void {
  ;(state === 'open' ? fireActive : fireInactive)(element)
  fire(element, 'IX3_COMPONENT_STATE_CHANGE', { component, state })
}

/** The page's jQuery, if it is loaded; it may load before or after this script. */
function pageJQuery(window: object): JQueryLike | undefined {
  const candidate: unknown = Reflect.get(window, 'jQuery')
  return typeof candidate === 'function' ? (candidate as JQueryLike) : undefined
}

/**
 * Fires a custom event for page code. If the page has jQuery, it goes through jQuery, because its listeners
 * expect `data` as a second argument; otherwise it is a native event with `data` as its `detail`.
 */
export function firePageEvent(window: object, element: Element, type: string, data: object): void {
  const jQuery = pageJQuery(window)
  if (jQuery) jQuery(element).trigger(type, data)
  else fire(element, type, data)
}

/** Calls `use` with the page's jQuery, at the latest at the window's `load` event; never without jQuery. */
function withJQuery(window: Window, signal: AbortSignal, use: (jQuery: JQueryLike) => void): void {
  const begin = (): void => {
    const jQuery = pageJQuery(window)
    if (jQuery) use(jQuery)
  }
  if (pageJQuery(window) || window.document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true, signal })
}

function onJQuery(
  window: Window,
  elements: Element | NodeListOf<Element>,
  type: string,
  signal: AbortSignal,
  listener: JQueryListener,
): void {
  withJQuery(window, signal, (jQuery) => {
    const wrapped = jQuery(elements)
    wrapped.on(type, listener)
    signal.addEventListener('abort', () => wrapped.off(type, listener))
  })
}

/**
 * Calls `listener` with the element that page code clicks through jQuery: jQuery's triggers on links, and its
 * mouse events, never become native events. A trigger that does become native arrives twice.
 */
export function onTriggered(
  window: Window & typeof globalThis,
  elements: Element | NodeListOf<Element>,
  type: 'click' | 'mouseup',
  signal: AbortSignal,
  listener: (pressed: Element) => void,
): void {
  onJQuery(window, elements, type, signal, ({ target, originalEvent }) => {
    if (!originalEvent && target instanceof window.Element) listener(target)
  })
}

/**
 * Calls `listener` when page code or another widget asks the element to close: `w-close`, native or through
 * jQuery, which may load later.
 */
export function onCloseRequest(
  window: Window,
  element: Element,
  signal: AbortSignal,
  listener: () => void,
): void {
  element.addEventListener('w-close', (event) => event.target === element && listener(), { signal })
  // jQuery's own triggers never become native events; closing twice is harmless, so both may arrive.
  onJQuery(window, element, 'w-close', signal, ({ target }) => {
    if (target === undefined || target === element) listener()
  })
}

/**
 * Makes jQuery's old `tap` a click, for page code that listens to it or triggers it
 * (reference/page-api#events).
 */
export function aliasTap(window: Window & typeof globalThis, signal: AbortSignal): void {
  withJQuery(window, signal, (jQuery) => {
    const special: unknown = Reflect.get(Reflect.get(jQuery, 'event') ?? {}, 'special')
    if (typeof special !== 'object' || special === null || 'tap' in special) return
    const tap = {
      bindType: 'click',
      delegateType: 'click',
      trigger(this: unknown) {
        if (this instanceof window.HTMLElement) this.click()
        return false
      },
    }
    Reflect.set(special, 'tap', tap)
  })
}

/** Asks an element to close. The native event reaches the listeners of jQuery as well. */
export const requestClose = (element: Element): void => {
  element.dispatchEvent(new CustomEvent('w-close'))
}
