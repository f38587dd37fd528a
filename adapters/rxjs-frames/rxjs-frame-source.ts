import { animationFrames } from 'rxjs'
import type { FrameSource } from '../../core/ports/frame-source.port.js'

/**
 * Frames of the display over rxjs `animationFrames`. One subscription serves all listeners and exists only while there is one;
 * the listeners are counted here because `share` would cost more than the rest of this file.
 */
export function createRxjsFrameSource(): FrameSource {
  const listeners = new Set<(nowMs: number) => void>()
  let stop: (() => void) | null = null
  const start = (): (() => void) => {
    const subscription = animationFrames().subscribe(({ timestamp }) => {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(timestamp)
    })
    return () => {
      subscription.unsubscribe()
    }
  }
  return {
    subscribe: (onFrame) => {
      // A wrapper of its own, so that one function subscribed twice is two listeners.
      const listener = (nowMs: number): void => {
        onFrame(nowMs)
      }
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
