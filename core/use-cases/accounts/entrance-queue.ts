import type { Answer } from '../../ports/gateway-failure.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { createWorkLimit } from '../../shared/index.js'
import type { BackgroundWork, Pause } from '../../shared/index.js'
import type { AddressNetworks, OwnLimit } from './account-ports.js'
import { goesFirst, mayTryHere } from './count-tries.js'
import { busy, tooMany } from './failures.js'

/** Queues requests of visitors who are not logged in, and runs a few at once. */
export interface EntranceQueue {
  /**
   * Queues a log-in with a password. As many run at once as passwords are compared in parallel. A network that
   * has tried too often is refused without waiting.
   */
  readonly logIn: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
  /** Queues all other requests of guests. */
  readonly other: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
}

/** The queue of an entrance's calls, and the work that follows an answer. */
export interface EntranceWork {
  readonly queue: EntranceQueue
  readonly later: BackgroundWork
}

/** The machine that the queue runs on. */
export interface EntranceMachine {
  /** The number of passwords that are compared in parallel. */
  readonly hashesAtOnce: number
  /** Leaves time to other work between two requests. */
  readonly pause: Pause
}

/**
 * The maximum number of waiting requests: about two seconds of work on a small machine, and four under load.
 */
const MAX_WAITING = 100
/**
 * The maximum number of requests at once, on machines of any size: most connections stay free for the shop.
 */
const MAX_AT_ONCE = 4

/**
 * Limits parallel requests, so that a crowd takes neither all database connections nor all time of the
 * process. Fifty log-ins wait for each other and hardly delay the shop; most of ten thousand are refused
 * until later. Under load, a pause between two log-ins leaves them at most half of the event loop. Visitors
 * who were logged in here with the same browser have a queue of their own, ahead of strangers.
 */
export function createEntranceQueue(
  limits: OwnLimit & AddressNetworks,
  { hashesAtOnce, pause }: EntranceMachine,
): EntranceQueue {
  const queueOf = (atOnce: number): EntranceQueue['logIn'] => {
    const limit = createWorkLimit(atOnce, pause)
    return async (visitor, work) => {
      const isFirst = await goesFirst(limits, visitor)
      return limit.waiting(isFirst) < MAX_WAITING ? limit.run(work, isFirst) : busy
    }
  }
  const compared = queueOf(Math.min(hashesAtOnce, MAX_AT_ONCE))
  return {
    logIn: async (visitor, work) => ((await mayTryHere(limits, visitor)) ? compared(visitor, work) : tooMany),
    other: queueOf(MAX_AT_ONCE),
  }
}
