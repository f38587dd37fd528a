import type { PageContext } from '../../kit/page-module.js'
import { pageText } from '../../kit/page-texts.js'
import { closest, closestNode, nodeSelector } from '../node-type.js'
import type { CartPanel } from './cart-panel.js'

const BUTTON_LIKE = '[role="button"], [role="link"], [href]'

/**
 * Everything that opens and closes carts: links, hover, keys, and the page's own event
 * (reference/cart#events, reference/cart#opening-and-closing, reference/cart#closing).
 */
export function listenToOpening(
  context: PageContext,
  panels: () => readonly CartPanel[],
  signal: AbortSignal,
): void {
  const { document, window } = context
  const options = { capture: true, signal } as const
  const panelOf = (target: EventTarget | null): CartPanel | null => {
    const wrapper = closestNode(target, 'commerce-cart-wrapper')
    return panels().find((panel) => panel.wrapper === wrapper) ?? null
  }
  const isActive = (): boolean => context.mode() !== 'design'

  window.addEventListener(
    'wf-change-cart-state',
    (event) => {
      const panel = panels().find(({ wrapper }) => wrapper === event.target)
      if (!panel || !isActive()) return
      const request = (event as CustomEvent<{ readonly open?: unknown } | null>).detail?.open
      const opens = typeof request === 'boolean' ? request : !panel.isOpen()
      if (opens) panel.open()
      else panel.close()
    },
    options,
  )

  // Runs after the window's listener, which closes an open cart on a press outside.
  document.addEventListener(
    'click',
    (event) => {
      const opener = closestNode(event.target, 'commerce-cart-open-link')
      const closer = closestNode(event.target, 'commerce-cart-close-link')
      const panel = panelOf(event.target)
      if (!panel || !isActive() || (!opener && !closer)) return
      // A link to `#` would scroll the page to its top.
      event.preventDefault()
      if (closer) panel.close()
      else if (!panel.wrapper.hasAttribute('data-open-on-hover')) {
        if (panel.isOpen()) panel.close()
        else panel.open()
      } else if (event.detail === 0) panel.open()
    },
    options,
  )

  listenToHover(context, panels, signal)

  window.addEventListener(
    'keydown',
    (event) => {
      const control = closest(event.target, BUTTON_LIKE)
      if (!control || !panelOf(control) || control.localName === 'button') return
      const isSpace = event.key === ' '
      // The browser ignores Enter on a link without an address.
      const isDeadEnter = event.key === 'Enter' && control.localName === 'a' && !control.hasAttribute('href')
      if (!isSpace && !isDeadEnter) return
      event.preventDefault()
      control.click()
    },
    options,
  )
}

/** A cart that opens under the pointer closes when the pointer has left both its link and its panel. */
function listenToHover(context: PageContext, panels: () => readonly CartPanel[], signal: AbortSignal): void {
  const { window } = context
  const options = { capture: true, signal } as const
  const hovered = (target: EventTarget | null): CartPanel | null =>
    panels().find(
      ({ wrapper }) => wrapper.hasAttribute('data-open-on-hover') && wrapper.contains(target as Node | null),
    ) ?? null

  window.addEventListener(
    'mouseover',
    ({ target }) => {
      const panel = hovered(target)
      if (panel && context.mode() !== 'design' && closestNode(target, 'commerce-cart-open-link')) {
        panel.open({ byHover: true })
      }
    },
    options,
  )
  window.addEventListener(
    'mouseout',
    ({ target, relatedTarget }) => {
      const panel = hovered(target)
      if (!panel?.isOpen() || !relatedTarget) return
      const isInside = closest(
        relatedTarget,
        `${nodeSelector('commerce-cart-wrapper')}, ${nodeSelector('commerce-cart-container')}`,
      )
      if (!isInside) panel.close({ keepsFocus: true })
    },
    options,
  )
}

/** Makes the builder's links without an address reachable by Tab, as buttons must be (WCAG 2.1.1). */
export function makeReachable(wrapper: HTMLElement): void {
  for (const link of wrapper.querySelectorAll('a[role="button"]:not([href]):not([tabindex])')) {
    link.setAttribute('tabindex', '0')
  }
}

/** Gives a dialog without a name the words of its heading, else a plain one. */
export function nameDialog(wrapper: HTMLElement): void {
  const dialog = wrapper.querySelector(nodeSelector('commerce-cart-container'))
  if (!dialog || dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby')) return
  const heading = dialog.querySelector('h1, h2, h3, h4, h5, h6, .w-commerce-commercecartheading')
  dialog.setAttribute('aria-label', heading?.textContent?.trim() || pageText(dialog.ownerDocument, 'Cart'))
}
