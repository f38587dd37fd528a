import type { FrameSource } from '../../../core/ports/frame-source.port.js'

/**
 * The frames of the browser's display. Each listener asks for its own, which costs a browser nothing; one that
 * fails is reported and goes on. The globals are looked up at each call, as by `browserClock`.
 */
export const browserFrames: FrameSource = {
  subscribe: (onFrame) => {
    let isOver = false
    const next = (nowMs: number): void => {
      try {
        onFrame(nowMs)
      } finally {
        if (!isOver) request = requestAnimationFrame(next)
      }
    }
    let request = requestAnimationFrame(next)
    return () => {
      isOver = true
      cancelAnimationFrame(request)
    }
  },
}
