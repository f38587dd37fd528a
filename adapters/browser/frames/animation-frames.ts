import type { FrameSource } from '../../../core/ports/page/frame-source.port.js'

interface Listener {
  /** Null once it has ended. */
  onFrame: ((nowMs: number) => void) | null
}

/** Replaced by each change, so that a frame reaches those that subscribed before it, without a copy. */
let listeners: readonly Listener[] = []
let request = 0

const next = (nowMs: number): void => {
  request = 0
  for (const listener of listeners)
    try {
      listener.onFrame?.(nowMs)
    } catch (error) {
      reportError(error)
    }
  // A listener that was added meanwhile has requested one already.
  if (listeners.length > 0) request ||= requestAnimationFrame(next)
}

/**
 * The time stamps (ms) of the frames that the display shows. All listeners share one request a frame; without a
 * listener nothing is requested. A listener that throws is reported, and stays. The globals are looked up at each
 * call, as by `browserClock`. Plain calls instead of an Observable: a frame passes through few functions.
 */
export const browserFrames: FrameSource = {
  subscribe: (onFrame) => {
    const listener: Listener = { onFrame }
    listeners = [...listeners, listener]
    request ||= requestAnimationFrame(next)
    return () => {
      listener.onFrame = null
      listeners = listeners.filter((each) => each !== listener)
      if (listeners.length > 0) return
      cancelAnimationFrame(request)
      request = 0
    }
  },
}
