import { eventsOf, visibilityOf } from '../../../adapters/browser/frames/page-events.js'
import type { PageContext } from '../../../adapters/browser/kit/page-module.js'
import type { PageSignal } from '../../../adapters/browser/frames/page-signal.js'

/** The page context of a test page: the real window, its frames and its timers. */
export function createTestContext(): PageContext {
  const frames: PageContext['frames'] = {
    subscribe: (onFrame) => {
      let id = requestAnimationFrame(function next(nowMs) {
        id = requestAnimationFrame(next)
        onFrame(nowMs)
      })
      return () => cancelAnimationFrame(id)
    },
  }
  const signal = (...types: readonly string[]): PageSignal => {
    const listeners = new Set<() => void>()
    const emit = (): void => {
      const stop = frames.subscribe(() => {
        stop()
        for (const listener of listeners) listener()
      })
    }
    for (const type of types) addEventListener(type, emit, { passive: true })
    return {
      on: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      emit,
    }
  }
  // jsdom has no media queries.
  const motion =
    'matchMedia' in window
      ? matchMedia('(prefers-reduced-motion: reduce)')
      : Object.assign(new EventTarget(), { matches: false })
  return {
    window,
    document,
    mode: () => 'published',
    frames,
    eventsOf,
    visibilityOf,
    clock: {
      now: () => performance.now(),
      wallTime: () => Date.now(),
      setTimer: (delayMs, run) => {
        const id = setTimeout(run, delayMs)
        return () => clearTimeout(id)
      },
    },
    resize: signal('resize'),
    scroll: signal('scroll', 'resize'),
    redraw: signal(),
    prefersReducedMotion: () => motion.matches,
    motion,
  }
}
