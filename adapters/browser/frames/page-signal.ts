import type { Observable, Subscription } from 'rxjs'
import type { FrameSource } from '../../../core/ports/page/frame-source.port.js'

/** One callback list of the page: window resizing, scrolling, or "sizes may have changed" (redraw). */
export interface PageSignal {
  /** Calls `listener` at most once a frame; returns the function that stops it. */
  readonly on: (listener: () => void) => () => void
  /** Asks for a notification on the next frame. */
  readonly emit: () => void
}

/** Called with the event that caused the notification, if there is one. */
type Listener = (event?: Event) => void

/** A page signal that its owner can switch off. */
export interface OwnedPageSignal extends PageSignal {
  readonly on: (listener: Listener) => () => void
  readonly off: (listener: Listener) => void
  readonly emit: (event?: Event) => void
  readonly clear: () => void
}

/**
 * Reduces notifications to one a frame (reference/page-api#webflow `resize`, `scroll`, `redraw`). `sources`
 * are the events that cause one; they are subscribed to only while there is a listener. A listener that
 * throws is reported and does not affect the others.
 */
export function createPageSignal(frames: FrameSource, sources: Observable<Event>): OwnedPageSignal {
  const listeners = new Set<Listener>()
  let stopFrames: (() => void) | null = null
  let subscription: Subscription | undefined
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
  const off = (listener: Listener): void => {
    if (!listeners.delete(listener) || listeners.size > 0) return
    subscription?.unsubscribe()
    stopFrames?.()
    stopFrames = null
  }
  return {
    emit,
    off,
    on: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) subscription = sources.subscribe(emit)
      return () => {
        off(listener)
      }
    },
    clear: () => {
      for (const listener of [...listeners]) off(listener)
    },
  }
}
