import type { TransitionPlayer, TransitionTiming } from '../../kit/play-transition.js'
import type { PageContext } from '../../kit/page-module.js'

/** The parts of a navbar that its menu moves in. */
export interface NavMenuParts {
  readonly root: HTMLElement
  readonly menu: HTMLElement
  readonly button: HTMLElement
  readonly overlay: HTMLElement
}

/** The movement of a navbar's menu into and out of its overlay (reference/widgets#navbar). */
export interface NavMenuSlide {
  /** A duration of 0 or less shows the menu without a movement. */
  readonly open: (timing: TransitionTiming) => void
  /**
   * Moves the menu out, restores everything, then calls `onEnd`. If the focused element inside stays visible
   * it keeps the focus, else the button gets it.
   */
  readonly close: (timing: TransitionTiming, onEnd: () => void) => void
  /** Measures the page's height again, after a resize. */
  readonly measure: () => void
}

/**
 * Slides down from above by default, sideways for animation names that start with "over"
 * (reference/widgets#navbar).
 */
export function createNavMenuSlide(
  context: PageContext,
  player: TransitionPlayer,
  { root, menu, button, overlay }: NavMenuParts,
): NavMenuSlide {
  const { document, window } = context
  const marker = document.createComment('')
  const animation = (): string => root.getAttribute('data-animation') ?? 'default'
  const isSideways = (): boolean => animation().startsWith('over')

  const hidden = (): string => {
    if (!isSideways()) return `translateY(${-(outerHeight(root) + outerHeight(menu))}px)`
    const width = menu.getBoundingClientRect().width
    return `translateX(${animation().endsWith('left') ? -width : width}px)`
  }

  const measure = (): void => {
    const { body, documentElement } = document
    const pageHeight = root.hasAttribute('data-doc-height')
      ? Math.max(documentElement.scrollHeight, body.scrollHeight)
      : contentHeight(body)
    const isFixed = window.getComputedStyle(root).position === 'fixed'
    const height = `${pageHeight - (isFixed ? 0 : outerHeight(root))}px`
    overlay.style.height = height
    if (isSideways()) menu.style.height = height
  }

  const reset = (): void => {
    menu.style.height = ''
    menu.style.transform = ''
    if (marker.isConnected) marker.replaceWith(menu)
    overlay.removeAttribute('style')
  }

  const contentHeight = (element: HTMLElement): number => {
    const style = window.getComputedStyle(element)
    return element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
  }

  const outerHeight = (element: HTMLElement): number => {
    const style = window.getComputedStyle(element)
    return element.offsetHeight + Number.parseFloat(style.marginTop) + Number.parseFloat(style.marginBottom)
  }

  return {
    measure,
    open: (timing) => {
      const isComingBack = marker.isConnected
      measure()
      if (timing.durationMs <= 0) return
      if (!isComingBack) {
        menu.before(marker)
        overlay.append(menu)
      }
      overlay.style.display = 'block'
      if (isSideways()) overlay.style.width = `${menu.getBoundingClientRect().width}px`
      const from = isComingBack ? null : hidden()
      player.play([{ element: menu, change: { transform: [from, 'translate(0px, 0px)'] } }], timing, () => {
        menu.style.transform = ''
      })
    },
    close: (timing, onEnd) => {
      const finish = (): void => {
        const { activeElement } = document
        reset()
        onEnd()
        if (!(activeElement instanceof window.HTMLElement) || !menu.contains(activeElement)) return
        activeElement.focus({ preventScroll: true })
        if (activeElement.getClientRects().length === 0) button.focus({ preventScroll: true })
      }
      player.cancel(menu)
      if (timing.durationMs <= 0 || !marker.isConnected) return finish()
      player.play([{ element: menu, change: { transform: [null, hidden()] } }], timing, finish)
    },
  }
}
