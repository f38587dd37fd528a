import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { AccountsContext } from './accounts-context.js'
import { goesFirst, mayTryHere } from './count-tries.js'
import { busy, tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { createLoopPause } from '../../platform/loop-pause.js'
import { HASHES_AT_ONCE } from '../../crypto/password-hasher.js'
import { createWorkLimit } from '../../../../core/shared/index.js'
import type { Pause } from '../../../../core/shared/index.js'

/** Queues the requests of strangers and runs a few at once. */
export interface EntranceQueue {
  /**
   * A log-in with a password: as many at once as passwords are compared in parallel. Those of a network that has
   * tried too often are refused without waiting.
   */
  readonly logIn: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
  /** All other requests of guests. */
  readonly other: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
}

/** About two seconds of work on a small machine, and four under load. */
const MAX_WAITING = 100
/** Leaves most connections to the shop, on machines of any size. */
const MAX_AT_ONCE = 4

/**
 * Limits parallel requests, so that a crowd takes neither all database connections nor all time of the process.
 * Fifty log-ins wait for each other and hardly delay the shop; of ten thousand most are told to try again later.
 * Under load, log-ins use at most half of the event loop, by a pause between two of them. Visitors who were logged
 * in here with the same browser have a queue of their own, ahead of strangers.
 */
export function createEntranceQueue(
  context: Pick<AccountsContext, 'ownLimit'>,
  pause: Pause = createLoopPause(),
): EntranceQueue {
  const queueOf = (atOnce: number): EntranceQueue['logIn'] => {
    const limit = createWorkLimit(atOnce, pause)
    return async (visitor, work) => {
      const isFirst = await goesFirst(context, visitor)
      return limit.waiting(isFirst) < MAX_WAITING ? limit.run(work, isFirst) : busy
    }
  }
  const compared = queueOf(Math.min(HASHES_AT_ONCE, MAX_AT_ONCE))
  return {
    logIn: async (visitor, work) =>
      (await mayTryHere(context, visitor)) ? compared(visitor, work) : tooMany,
    other: queueOf(MAX_AT_ONCE),
  }
}
