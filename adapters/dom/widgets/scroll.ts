import { scrollDurationMs, scrollEndPx, scrollProgress, scrollTimeFactor } from '../../../core/site/index.js'
import { createFocusPoint } from '../focus/focus-point.js'
import type { PageContext, PageModule } from '../page/page-module.js'

/** Smooth scrolling to anchors (contract/animation 6.6). */
export type ScrollModule = PageModule

const ANCHOR = /^#[a-zA-Z0-9][\w:.-]*$/
const HEADER = 'header, body > .header, body > .w-nav:not([data-no-scroll])'
/** What a visitor does to take the scrolling over. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const

/** Creates the scroll module: clicks on links to a section of this page scroll there (contract/animation 6.6). */
export function createScroll(context: PageContext): ScrollModule {
  const { document, window } = context
  const focusPoint = createFocusPoint(document)
  let life: AbortController | undefined
  let stopScroll: (() => void) | undefined
  let stopTimer: (() => void) | undefined

  const targetOf = (link: HTMLAnchorElement): HTMLElement | null => {
    const { location } = window
    const isHere =
      link.host === location.host && link.pathname === location.pathname && link.search === location.search
    return isHere && ANCHOR.test(link.hash) ? document.getElementById(link.hash.slice(1)) : null
  }

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

  const scrollTo = (target: HTMLElement): void => {
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
    run.signal.addEventListener('abort', stopFrames)
    for (const type of INTERRUPTIONS)
      window.addEventListener(type, () => run.abort(), { signal: run.signal, passive: true })
  }

  const remember = (hash: string): void => {
    const isFramed = window.parent !== window
    if (isFramed || window.location.hash === hash || window.location.protocol === 'file:') return
    window.history.pushState({ hash }, '', hash)
  }

  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const link = event.target instanceof window.Element ? event.target.closest('a[href*="#"]') : null
    if (!(link instanceof window.HTMLAnchorElement) || link.classList.contains('w-tab-link')) return
    if (link.getAttribute('href') === '#') return event.preventDefault()
    if (context.mode() === 'design' || event.defaultPrevented) return
    const target = targetOf(link)
    if (!target) return
    event.preventDefault()
    remember(link.hash)
    stopTimer?.()
    stopTimer = context.clock.setTimer(0, () => scrollTo(target))
  }

  const destroy = (): void => {
    life?.abort()
    life = undefined
    stopScroll?.()
    stopTimer?.()
    focusPoint.release()
  }

  return {
    ready: () => {
      if (life) return
      life = new AbortController()
      document.addEventListener('click', onClick, { signal: life.signal })
    },
    destroy,
  }
}
