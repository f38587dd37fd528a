/**
 * Frames of the display. Nothing is requested from the platform while there is no listener,
 * so a page at rest costs nothing.
 */
export interface FrameSource {
  /**
   * Calls `onFrame` once a frame with its time stamp (ms, same origin as `Clock.now`) until the returned
   * function is called.
   */
  readonly subscribe: (onFrame: (nowMs: number) => void) => () => void
}
