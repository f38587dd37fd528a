import type { FrameSource } from '../../../core/ports/frame-source.port.js'

/** One callback list of the page: window resizing, scrolling, or "sizes may have changed" (redraw). */
export interface PageSignal {
  /** Calls `listener` at most once a frame; returns the function that stops it. */
  readonly on: (listener: () => void) => () => void
  /** Asks for a notification on the next frame. */
  readonly emit: () => void
}

/** Called with the event that asked for the notification first, if one did. */
type Listener = (event?: Event) => void

/** A page signal with the means to switch all of it off. */
export interface OwnedPageSignal extends PageSignal {
  readonly on: (listener: Listener) => () => void
  readonly off: (listener: Listener) => void
  readonly emit: (event?: Event) => void
  readonly clear: () => void
}

/**
 * Gathers notifications to one a frame (reference/page-api#webflow `resize`, `scroll`, `redraw`). `sources` are
 * the window events that ask for one; they are listened to only while somebody listens here. A listener that
 * fails is reported and costs the others nothing.
 */
export function createPageSignal(
  frames: FrameSource,
  window: Window,
  sources: readonly string[],
): OwnedPageSignal {
  const listeners = new Set<Listener>()
  let stopFrames: (() => void) | null = null
  let firstEvent: Event | undefined
  const onFrame = (): void => {
    stopFrames?.()
    stopFrames = null
    const event = firstEvent
    firstEvent = undefined
    for (const listener of [...listeners])
      try {
        listener(event)
      } catch (error) {
        reportError(error)
      }
  }
  const emit = (event?: Event): void => {
    if (listeners.size === 0) return
    firstEvent ??= event
    stopFrames ??= frames.subscribe(onFrame)
  }
  const watch = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const name of sources) window[change](name, emit)
  }
  const off = (listener: Listener): void => {
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
