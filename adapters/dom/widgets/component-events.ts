interface JQueryLike {
  (target: unknown): {
    readonly triggerHandler: (type: string, data?: unknown) => unknown
    readonly trigger: (type: string, data?: unknown) => unknown
    readonly on: (type: string, listener: (event: { readonly target?: unknown }) => void) => unknown
    readonly off: (type: string, listener: (event: { readonly target?: unknown }) => void) => unknown
  }
}

const fire = (element: Element, type: string, detail: unknown = null): void => {
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }))
}

/** Tells the interactions that a component became active (contract/animation 5.4). */
export const fireActive = (element: Element): void => fire(element, 'COMPONENT_ACTIVE')

/** Tells the interactions that a component is no longer active (contract/animation 5.4). */
export const fireInactive = (element: Element): void => fire(element, 'COMPONENT_INACTIVE')

/** The newer form of the same news, for a dropdown or a navbar (contract/animation 5.4). */
export const fireComponentState = (element: Element, component: string, state: 'open' | 'close'): void =>
  fire(element, 'IX3_COMPONENT_STATE_CHANGE', { component, state })

/** The page's jQuery, if it has one at this moment; it may come before or after this script. */
export function pageJQuery(window: object): JQueryLike | undefined {
  const candidate: unknown = Reflect.get(window, 'jQuery')
  return typeof candidate === 'function' ? (candidate as JQueryLike) : undefined
}

/**
 * A custom event for page code. With jQuery on the page it goes through jQuery, because its listeners expect `data` as a second
 * argument; without, it is a native event with `data` as its `detail`.
 */
export function firePageEvent(window: object, element: Element, type: string, data: object): void {
  const jQuery = pageJQuery(window)
  if (jQuery) jQuery(element).trigger(type, data)
  else fire(element, type, data)
}

/** Calls `listener` when page code or another widget asks the element to close: `w-close`, native or through jQuery, which may arrive later. */
export function onCloseRequest(
  window: Window,
  element: Element,
  signal: AbortSignal,
  listener: () => void,
): void {
  element.addEventListener('w-close', (event) => event.target === element && listener(), { signal })
  // jQuery's own triggers never become native events; closing twice is harmless, so both may arrive.
  const bind = (): void => {
    const wrapped = pageJQuery(window)?.(element)
    if (!wrapped) return
    const onTrigger = (event: { readonly target?: unknown }): void => {
      if (event.target === undefined || event.target === element) listener()
    }
    wrapped.on('w-close', onTrigger)
    signal.addEventListener('abort', () => wrapped.off('w-close', onTrigger))
  }
  if (pageJQuery(window)) bind()
  else window.addEventListener('load', bind, { once: true, signal })
}

/** Asks an element to close. The native event reaches the listeners of jQuery as well. */
export const requestClose = (element: Element): void => {
  element.dispatchEvent(new CustomEvent('w-close'))
}
