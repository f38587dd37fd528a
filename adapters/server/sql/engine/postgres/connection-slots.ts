import { SqlError } from '../sql-error.js'

/** Releases a slot. */
export type ReleaseSlot = () => void

/** Limits parallel work; further callers wait in line. */
export interface ConnectionSlots {
  /** Takes a slot that is free now; null if there is none. */
  readonly takeFree: () => ReleaseSlot | null
  /** Takes a slot as soon as one is free; null if all are blocked. */
  readonly takeUnlessBlocked: () => Promise<ReleaseSlot | null>
  /** Takes a slot, even if the others take long; rejects after `patienceMs`. */
  readonly take: () => Promise<ReleaseSlot>
}

/** Time limits of slots. */
export interface SlotTimes {
  /** All slots count as blocked if none is released for this time. */
  readonly blockedMs: number
  readonly patienceMs: number
}

/** Makes `count` slots; callers wait in order of arrival. */
export function createConnectionSlots(count: number, { blockedMs, patienceMs }: SlotTimes): ConnectionSlots {
  const line = new Set<(slot: ReleaseSlot) => void>()
  let free = count
  /** The time when the last free slot was taken, or soon after that one was released. */
  let movedAt = 0

  function slot(): ReleaseSlot {
    const takenAt = performance.now()
    return () => {
      const now = performance.now()
      if (now - takenAt < blockedMs) movedAt = now
      const [first] = line
      if (first === undefined) free += 1
      else first(slot())
    }
  }

  function takeFree(): ReleaseSlot | null {
    if (free === 0) return null
    free -= 1
    movedAt = performance.now()
    return slot()
  }

  /** Waits in line for a slot; `leftMs` returns the remaining time. */
  function waitForSlot(leftMs: () => number): Promise<ReleaseSlot | null> {
    const now = takeFree()
    if (now !== null) return Promise.resolve(now)
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const leave = (answer: ReleaseSlot | null): void => {
        clearTimeout(timer)
        line.delete(leave)
        resolve(answer)
      }
      const look = (): void => {
        const left = leftMs()
        if (left > 0) timer = setTimeout(look, left)
        else leave(null)
      }
      line.add(leave)
      look()
    })
  }

  return {
    takeFree,
    takeUnlessBlocked: () => waitForSlot(() => movedAt + blockedMs - performance.now()),
    take: async () => {
      const until = performance.now() + patienceMs
      const served = await waitForSlot(() => until - performance.now())
      if (served === null) throw new SqlError('', 'every connection has been busy for too long')
      return served
    },
  }
}
