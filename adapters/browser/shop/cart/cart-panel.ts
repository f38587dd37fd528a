import { createDisclosure } from '../../kit/focus/disclosure.js'
import type { DisclosureOptions } from '../../kit/focus/disclosure.js'
import type { PageContext } from '../../kit/page-module.js'
import type { TransitionPlayer } from '../../kit/play-transition.js'
import { closestNode, findNode } from '../node-type.js'
import { setAttribute, setShown } from '../shown.js'
import { panelTravel, readCartSettings } from './cart-settings.js'
import { liftConfined, lower } from './top-layer.js'

/** Further facts about an opening or a closing. */
export interface CartMove {
  /** A cart that opens under the pointer must not take the focus from a field in which the visitor types. */
  readonly byHover?: boolean
  /** True: the visitor moved the focus, so it stays. */
  readonly keepsFocus?: boolean
}

/** One cart's overlay: shown and hidden with its motion, the focus kept inside while it is open. */
export interface CartPanel {
  readonly wrapper: HTMLElement
  readonly isOpen: () => boolean
  readonly open: (how?: CartMove) => void
  readonly close: (how?: CartMove) => void
  /** Stops a running animation at once; the cart keeps its state. */
  readonly dispose: () => void
}

/**
 * The delay between the panel's closing animation and the overlay's fade
 * (reference/constants#cart-and-checkout).
 */
const HIDE_DELAY_MS = 50

/**
 * Builds the panel of a cart wrapper. It is open exactly while the wrapper carries `data-cart-open`
 * (reference/cart#opening-and-closing).
 */
export function createCartPanel(
  { window, mode }: PageContext,
  wrapper: HTMLElement,
  player: TransitionPlayer,
  onOpen: () => void,
): CartPanel {
  const life = new AbortController()
  const { signal } = life
  const overlay = (): HTMLElement | null => findNode(wrapper, 'commerce-cart-container-wrapper')
  const panel = (): HTMLElement | null => findNode(wrapper, 'commerce-cart-container')
  const openLink = (): HTMLElement | null => findNode(wrapper, 'commerce-cart-open-link')

  const tell = (name: 'open' | 'close'): void => {
    // The interactions of the page listen for the first, page scripts for the second.
    wrapper.dispatchEvent(new window.CustomEvent(`ecommerce-cart-${name}`, { bubbles: true }))
    wrapper.dispatchEvent(new window.CustomEvent(`vitrine:cart-${name}`, { bubbles: true }))
  }

  const show: DisclosureOptions<CartMove>['show'] = (how, keepFocus) => {
    const shade = overlay()
    const box = panel()
    if (!shade) return
    setShown(shade, true)
    liftConfined(shade)
    const { type, durationMs, easing } = readCartSettings(wrapper)
    const travel = panelTravel(type)
    player.animate(shade, { opacity: [0, 1] }, { durationMs, easing: 'ease' }).finished.then(
      (reachedEnd) => reachedEnd && clearMotion(shade),
      () => undefined,
    )
    if (box && travel) {
      player.animate(box, { transform: travel }, { durationMs, easing }).finished.then(
        (reachedEnd) => reachedEnd && clearMotion(box),
        () => undefined,
      )
    }
    if (!how?.byHover && box && mayTakeFocus(wrapper, box)) keepFocus(box, returnTo(openLink()))
    tell('open')
    onOpen()
  }

  const hide: DisclosureOptions<CartMove>['hide'] = (how, returnFocus) => {
    const shade = overlay()
    const box = panel()
    const { type, durationMs, easing } = readCartSettings(wrapper)
    const travel = panelTravel(type)
    const delayMs = durationMs === 0 ? 0 : HIDE_DELAY_MS
    if (box && travel && durationMs > 0) {
      player.animate(box, { transform: [null, travel[0]] }, { durationMs, easing, delayMs })
    }
    if (shade) {
      player.play(
        [{ element: shade, change: { opacity: [null, 0] } }],
        { durationMs, easing: 'ease' },
        () => {
          if (isOpen()) return
          setShown(shade, false)
          lower(shade)
          clearMotion(shade)
          if (box) {
            player.cancel(box)
            clearMotion(box)
          }
        },
      )
    }
    const active = wrapper.ownerDocument.activeElement as HTMLElement | null
    returnFocus()
    if (how?.keepsFocus && active?.isConnected === true && !wrapper.contains(active))
      active.focus({ preventScroll: true })
    tell('close')
  }

  const { isOpen, open, close, release } = createDisclosure<CartMove>({
    signal,
    control: openLink,
    setAttribute,
    listen: (type, listener) =>
      window.addEventListener(type, (event) => mode() !== 'design' && listener(event), {
        capture: true,
        signal,
      }),
    outside: {
      type: 'click',
      isOutside: ({ target }) => isOutside(wrapper, target),
      dismiss: () => close({ keepsFocus: true }),
    },
    escape: 'keyup',
    state: {
      isOpen: () => wrapper.hasAttribute('data-cart-open'),
      setOpen: (isNowOpen) => wrapper.toggleAttribute('data-cart-open', isNowOpen),
    },
    show,
    hide,
  })

  const dispose = (): void => {
    life.abort()
    for (const element of [overlay(), panel()]) {
      if (!element) continue
      player.cancel(element)
      clearMotion(element)
    }
    setShown(overlay(), isOpen())
    if (!isOpen()) lower(overlay())
    release()
  }

  /** A cart with unknown lines counts as empty. */
  const mayOpen = (): boolean =>
    overlay() !== null && (readCartSettings(wrapper).opensEmpty || wrapper.hasAttribute('data-cart-filled'))

  return { wrapper, isOpen, open: (how) => mayOpen() && open(how), close, dispose }
}

/**
 * A page may have several carts, for small and large screens: of those that open together only one takes the
 * focus, and it must be visible.
 */
const mayTakeFocus = (wrapper: HTMLElement, box: HTMLElement): boolean =>
  isSeen(box) &&
  ![...wrapper.ownerDocument.querySelectorAll<HTMLElement>('[data-cart-open]')].some(
    (other) => other !== wrapper && isSeen(findNode(other, 'commerce-cart-container')),
  )

const isSeen = (element: HTMLElement | null): boolean => (element?.getClientRects().length ?? 0) > 0

const returnTo = (link: HTMLElement | null): { readonly returnFocus?: HTMLElement } =>
  link ? { returnFocus: link } : {}

/** Leaves the element to the designer's own style sheet again. */
function clearMotion(element: HTMLElement): void {
  element.style.opacity = ''
  element.style.transform = ''
}

/** True if a click on `target` is outside an open cart, so that it closes (reference/cart#closing). */
function isOutside(wrapper: HTMLElement, target: EventTarget | null): boolean {
  const { type } = readCartSettings(wrapper)
  if (type === 'leftDropdown' || type === 'rightDropdown') {
    return closestNode(target, 'commerce-cart-wrapper') !== wrapper
  }
  const panel = findNode(wrapper, 'commerce-cart-container')
  const openLink = findNode(wrapper, 'commerce-cart-open-link')
  const node = target as Node | null
  return !(panel?.contains(node) ?? false) && !(openLink?.contains(node) ?? false)
}
