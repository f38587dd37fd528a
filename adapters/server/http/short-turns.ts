/** The maximum time of a turn, after which the process reads new data and takes a new connection. */
const MAX_TURN_MS = 4
/** The maximum number of works that are looked at in one turn. */
const MAX_TOGETHER = 50

/** Runs a work at once or in one of the next turns, in the order in which they were given. */
export type ShortTurns = (work: () => void) => void

/**
 * Runs works until the time of a turn is over; the others wait for the next one. Each runs with what follows it
 * at once before the next begins. The event loop takes one new connection in each of its rounds: if a round
 * served all that forty busy connections had sent, each new one would wait for several of such rounds.
 * A work that comes while none waits runs at once: a sender that ends its half of the connection behind a request
 * would get no answer to one that begins after that.
 */
export function createShortTurns(
  now: () => number = () => performance.now(),
  later: (next: () => void) => void = setImmediate,
): ShortTurns {
  const waiting: (() => void)[] = []
  let isTaken = false

  function takeTurn(): void {
    isTaken = true
    let begunMs: number | null = null
    let left = Math.min(waiting.length, MAX_TOGETHER)
    const begin = (): void => {
      const nowMs = now()
      begunMs ??= nowMs
      try {
        if (nowMs - begunMs < MAX_TURN_MS) waiting.shift()?.()
      } finally {
        left -= 1
        if (left === 0) {
          isTaken = false
          if (waiting.length > 0) takeTurn()
        }
      }
    }
    for (let count = left; count > 0; count -= 1) later(begin)
  }

  return (work) => {
    if (isTaken) {
      waiting.push(work)
      return
    }
    isTaken = true
    later(() => {
      isTaken = false
      if (waiting.length > 0) takeTurn()
    })
    work()
  }
}
