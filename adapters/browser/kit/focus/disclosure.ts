import { trapFocus } from './focus-trap.js'
import type { FocusTrap, FocusTrapOptions } from './focus-trap.js'
import { consumeEvent, hasModifier } from './link-keys.js'

/** The options of parts of a page that open and close; `How` describes one opening or closing. */
export interface DisclosureOptions<How> {
  /** Removes all listeners when aborted. */
  readonly signal: AbortSignal
  /** The element that opens and closes it; it has `aria-expanded` and `aria-controls`. */
  readonly control?: () => HTMLElement | null
  readonly controlled?: () => HTMLElement | null
  /** Sets an attribute of the control. */
  readonly setAttribute?: (element: Element, name: string, value: string) => void
  /** Escape inside it closes it, does not propagate, and leaves the focus on the control. */
  readonly root?: HTMLElement
  /** Listens to events of the whole page, for `outside` and `escape`; by default on the document. */
  readonly listen?: (type: string, listener: (event: Event) => void) => void
  /** Presses that `dismiss` it; by default they close it. */
  readonly outside?: {
    readonly type: 'click' | 'mouseup'
    readonly isOutside: (event: Event) => boolean
    readonly dismiss?: () => void
  }
  /** The event by which Escape closes it with the focus anywhere, unless the key was used otherwise. */
  readonly escape?: 'keydown' | 'keyup'
  /** The state, if the page stores it; otherwise it is stored here and initially closed. */
  readonly state?: { readonly isOpen: () => boolean; readonly setOpen: (isOpen: boolean) => void }
  /** Shows it. `keepFocus` keeps Tab inside an element until the focus is returned. */
  readonly show: (
    how: How | undefined,
    keepFocus: (root: HTMLElement, options?: FocusTrapOptions) => void,
  ) => void
  /** Hides it. `returnFocus` is called once the previously focused element can take the focus again. */
  readonly hide: (how: How | undefined, returnFocus: () => void) => void
}

/** A part of the page that opens and closes: a menu, a panel, a dialog. */
export interface Disclosure<How> {
  readonly isOpen: () => boolean
  /** Does nothing while it is open. */
  readonly open: (how?: How) => void
  /** Does nothing while it is closed. */
  readonly close: (how?: How) => void
  /** Updates the attributes of the control, which may be a new element. */
  readonly describe: () => void
  /** Releases the focus without drawing. */
  readonly release: () => void
}

/** One behaviour for everything that opens and closes; `show` and `hide` draw it. */
export function createDisclosure<How>({
  signal,
  control = () => null,
  controlled = () => null,
  setAttribute = (element, name, value) => element.setAttribute(name, value),
  root,
  listen,
  outside,
  escape,
  state = ownState(),
  show,
  hide,
}: DisclosureOptions<How>): Disclosure<How> {
  const { isOpen, setOpen } = state
  let trap: FocusTrap | undefined

  const describe = (): void => {
    const element = control()
    const { id } = controlled() ?? {}
    if (!element) return
    if (id) setAttribute(element, 'aria-controls', id)
    setAttribute(element, 'aria-expanded', `${isOpen()}`)
  }
  const release = (): void => {
    trap?.release()
    trap = undefined
  }
  const turn = (willBeOpen: boolean, draw: () => void): void => {
    if (isOpen() === willBeOpen) return
    setOpen(willBeOpen)
    describe()
    draw()
  }
  const open = (how?: How): void =>
    turn(true, () => show(how, (within, focus) => (trap = trapFocus(within, focus))))
  const close = (how?: How): void => turn(false, () => hide(how, release))
  const isEscape = (event: Event): event is KeyboardEvent =>
    isOpen() && Reflect.get(event, 'key') === 'Escape'

  const onKeyInside = (event: KeyboardEvent): void => {
    if (!isEscape(event) || hasModifier(event)) return
    consumeEvent(event)
    close()
    control()?.focus()
  }
  root?.addEventListener('keydown', onKeyInside, { signal })
  if (outside)
    listen?.(outside.type, (event) => {
      if (isOpen() && outside.isOutside(event)) (outside.dismiss ?? close)()
    })
  if (escape)
    listen?.(escape, (event) => {
      if (isEscape(event) && !event.defaultPrevented) close()
    })

  return { isOpen, open, close, describe, release }
}

function ownState(): { readonly isOpen: () => boolean; readonly setOpen: (isOpen: boolean) => void } {
  let current = false
  return { isOpen: () => current, setOpen: (isOpen) => (current = isOpen) }
}
