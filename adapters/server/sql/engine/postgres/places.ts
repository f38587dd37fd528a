import { SqlError } from '../sql-error.js'

/** Gives a place back. */
export type GiveBack = () => void

/** So many may work at a time; the others stand in line. */
export interface Places {
  /** A place that is free this moment; null: there is none. */
  readonly takeFree: () => GiveBack | null
  /** A place as soon as there is one; null: those who have them are held up. */
  readonly takeUnlessHeldUp: () => Promise<GiveBack | null>
  /** A place, however long the others take; rejects after `patienceMs`. */
  readonly take: () => Promise<GiveBack>
}

/** Time limits for places. */
export interface PlaceTimes {
  /** All are held up when for so long none came back that was needed for less. */
  readonly heldUpMs: number
  readonly patienceMs: number
}

/** Gives out `count` places; callers wait in the order in which they came. */
export function createPlaces(count: number, { heldUpMs, patienceMs }: PlaceTimes): Places {
  const line = new Set<(place: GiveBack) => void>()
  let free = count
  /** The time when the last free place was taken, or when since then one came back soon. */
  let movedAt = 0

  function place(): GiveBack {
    const takenAt = performance.now()
    return () => {
      const now = performance.now()
      if (now - takenAt < heldUpMs) movedAt = now
      const [first] = line
      if (first === undefined) free += 1
      else first(place())
    }
  }

  function takeFree(): GiveBack | null {
    if (free === 0) return null
    free -= 1
    movedAt = performance.now()
    return place()
  }

  /** Stands in line; `leftMs` answers how long it is worth it from now on. */
  function stand(leftMs: () => number): Promise<GiveBack | null> {
    const now = takeFree()
    if (now !== null) return Promise.resolve(now)
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const leave = (answer: GiveBack | null): void => {
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
    takeUnlessHeldUp: () => stand(() => movedAt + heldUpMs - performance.now()),
    take: async () => {
      const until = performance.now() + patienceMs
      const served = await stand(() => until - performance.now())
      if (served === null) throw new SqlError('', 'every connection has been busy for too long')
      return served
    },
  }
}
