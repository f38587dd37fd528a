import {
  scrollDurationMs,
  scrollEndPx,
  scrollProgress,
  scrollTimeFactor,
} from '../../../../core/site/index.js'
import { createFocusPoint } from '../../kit/focus/focus-point.js'
import type { PageContext } from '../../kit/page-module.js'

/** Moves the page to a section. */
export interface ScrollRunner {
  /**
   * Scrolls to the target after all listeners have received the click. It replaces a running movement and
   * moves the focus at the end.
   */
  readonly scrollTo: (target: HTMLElement) => void
  readonly destroy: () => void
}

const HEADER = 'header, body > .header, body > .w-nav:not([data-no-scroll])'
/** Events by which a visitor interrupts the scrolling. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const

/**
 * Creates the movement of smooth scrolling: its end, its duration, its interruptions
 * (reference/widgets#smooth-scroll).
 */
export function createScrollRunner(context: PageContext): ScrollRunner {
  const { document, window } = context
  const focusPoint = createFocusPoint(document)
  let stopScroll: (() => void) | undefined
  let stopTimer: (() => void) | undefined

  const endFor = (target: HTMLElement): number => {
    const header = document.querySelector<HTMLElement>(HEADER)
    const isFixed = header !== null && window.getComputedStyle(header).position === 'fixed'
    const box = target.getBoundingClientRect()
    const viewportHeightPx = window.innerHeight
    return scrollEndPx({
      sectionTopPx: box.top + window.scrollY,
      sectionHeightPx: box.height,
      viewportHeightPx,
      headerHeightPx: isFixed ? header.offsetHeight : 0,
      maxScrollPx: document.documentElement.scrollHeight - viewportHeightPx,
      isCentred: target.getAttribute('data-scroll') === 'mid',
    })
  }

  const durationFor = (target: HTMLElement, distancePx: number): number => {
    const { body } = document
    if (context.prefersReducedMotion() || body.getAttribute('data-wf-scroll-motion') === 'none') return 0
    const factor = scrollTimeFactor([body, target].map((element) => element.getAttribute('data-scroll-time')))
    return scrollDurationMs(distancePx, factor)
  }

  const jump = (top: number): void => window.scrollTo({ top, left: window.scrollX, behavior: 'instant' })

  const move = (target: HTMLElement): void => {
    stopScroll?.()
    const startPx = window.scrollY
    const endPx = endFor(target)
    const durationMs = startPx === endPx ? 0 : durationFor(target, endPx - startPx)
    if (durationMs <= 0) {
      jump(endPx)
      return focusPoint.moveTo(target)
    }
    const run = new AbortController()
    stopScroll = () => run.abort()
    let startMs: number | undefined
    const stopFrames = context.frames.subscribe((nowMs) => {
      startMs ??= nowMs
      const share = context.prefersReducedMotion() ? 1 : Math.min((nowMs - startMs) / durationMs, 1)
      jump(startPx + (endPx - startPx) * scrollProgress(share))
      if (share < 1) return
      run.abort()
      focusPoint.moveTo(target)
    })
    const interruption = context.eventsOf(window, INTERRUPTIONS).subscribe(() => run.abort())
    run.signal.addEventListener('abort', () => {
      stopFrames()
      interruption.unsubscribe()
    })
  }

  return {
    scrollTo: (target) => {
      stopTimer?.()
      stopTimer = context.clock.setTimer(0, () => move(target))
    },
    destroy: () => {
      stopTimer?.()
      stopScroll?.()
      focusPoint.release()
    },
  }
}
