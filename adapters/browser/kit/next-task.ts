import type { Clock } from '../../../core/ports/platform/clock.port.js'

/** A call delayed to the next task; several calls become one. */
export interface NextTask {
  readonly request: () => void
  readonly cancel: () => void
}

/**
 * Debounces `run` to the next task (reference/page-api#transitions), so that one gesture of several events
 * counts once.
 */
export function createNextTask(clock: Clock, run: () => void): NextTask {
  let stop: (() => void) | undefined
  return {
    request: () => {
      stop ??= clock.setTimer(0, () => {
        stop = undefined
        run()
      })
    },
    cancel: () => {
      stop?.()
      stop = undefined
    },
  }
}
