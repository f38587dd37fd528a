import { Observable } from 'rxjs'
import type { FrameSource } from '../../core/ports/frame-source.port.js'

/**
 * Time stamps of the display's frames, which are asked for only while somebody listens. rxjs
 * `animationFrames` reads the clock too.
 */
const displayFrames = new Observable<number>((subscriber) => {
  const onFrame = (timestampMs: number): void => {
    subscriber.next(timestampMs)
    if (!subscriber.closed) request = requestAnimationFrame(onFrame)
  }
  let request = requestAnimationFrame(onFrame)
  return () => {
    cancelAnimationFrame(request)
  }
})

/**
 * Frames of the display. Each listener has a stream of its own: one shared by all would save nothing that a
 * browser does not.
 */
export const createRxjsFrameSource = (): FrameSource => ({
  subscribe: (onFrame) => {
    const subscription = displayFrames.subscribe(onFrame)
    return () => {
      subscription.unsubscribe()
    }
  },
})
