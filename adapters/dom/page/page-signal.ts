import type { FrameSource } from '../../../core/ports/frame-source.port.js'
import type { PageSignal } from './page-module.js'

/** A page signal with the means to switch all of it off. */
export interface OwnedPageSignal extends PageSignal {
  readonly off: (listener: () => void) => void
  readonly clear: () => void
}

/**
 * Gathers notifications to one a frame (contract/animation 5.2 `resize`, `scroll`, `redraw`). `sources` are the window events that
 * cause one; they are listened to only while somebody listens here.
 */
export function createPageSignal(
  frames: FrameSource,
  window: Window,
  sources: readonly string[],
): OwnedPageSignal {
  const listeners = new Set<() => void>()
  let stopFrames: (() => void) | null = null
  const onFrame = (): void => {
    stopFrames?.()
    stopFrames = null
    for (const listener of [...listeners]) listener()
  }
  const emit = (): void => {
    if (listeners.size > 0) stopFrames ??= frames.subscribe(onFrame)
  }
  const watch = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const name of sources) window[change](name, emit)
  }
  const off = (listener: () => void): void => {
    if (!listeners.delete(listener) || listeners.size > 0) return
    watch('removeEventListener')
    stopFrames?.()
    stopFrames = null
  }
  return {
    emit,
    off,
    on: (listener) => {
      if (listeners.size === 0) watch('addEventListener')
      listeners.add(listener)
      return () => {
        off(listener)
      }
    },
    clear: () => {
      for (const listener of [...listeners]) off(listener)
    },
  }
}
