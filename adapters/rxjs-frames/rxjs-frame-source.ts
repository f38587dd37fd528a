import { animationFrames } from 'rxjs'
import type { FrameSource } from '../../core/ports/frame-source.port.js'

/**
 * Frames of the display over rxjs `animationFrames`, which asks for them only while somebody listens. Each listener has a stream of
 * its own: one shared by all would save nothing that a browser does not, and costs bytes.
 */
export const createRxjsFrameSource = (): FrameSource => ({
  subscribe: (onFrame) => {
    const subscription = animationFrames().subscribe(({ timestamp }) => {
      onFrame(timestamp)
    })
    return () => {
      subscription.unsubscribe()
    }
  },
})
