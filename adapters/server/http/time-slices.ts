/** The maximum time of a slice, after which the process reads new data and accepts a new connection. */
const MAX_SLICE_MS = 4
/** The maximum number of tasks in one slice. */
const MAX_TASKS = 50

/** Runs a task at once or in one of the next slices, in the order of the calls. */
export type TimeSlices = (task: () => void) => void

/**
 * Runs tasks until the time of a slice is over; the others wait for the next slice. The microtasks of a task
 * run before the next task begins. Slices keep the server open to others: the event loop accepts one new
 * connection in each iteration, so an iteration must not serve everything that forty busy connections have
 * sent. A task runs at once if none is waiting: a client that closes its half of the connection after a
 * request gets no answer to a request that starts later.
 */
export function createTimeSlices(
  now: () => number = () => performance.now(),
  later: (next: () => void) => void = setImmediate,
): TimeSlices {
  const waiting: (() => void)[] = []
  let isBusy = false

  function runSlice(): void {
    isBusy = true
    let begunMs: number | null = null
    let left = Math.min(waiting.length, MAX_TASKS)
    const begin = (): void => {
      const nowMs = now()
      begunMs ??= nowMs
      try {
        if (nowMs - begunMs < MAX_SLICE_MS) waiting.shift()?.()
      } finally {
        left -= 1
        if (left === 0) {
          isBusy = false
          if (waiting.length > 0) runSlice()
        }
      }
    }
    for (let count = left; count > 0; count -= 1) later(begin)
  }

  return (task) => {
    if (isBusy) {
      waiting.push(task)
      return
    }
    isBusy = true
    later(() => {
      isBusy = false
      if (waiting.length > 0) runSlice()
    })
    task()
  }
}
