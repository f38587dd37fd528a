import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { AccountsContext } from './accounts-context.js'
import { goesFirst } from './attempt-limits.js'
import { busy } from '../../../../core/use-cases/accounts/failures.js'
import { createLoopPause } from '../../platform/loop-pause.js'
import { HASHES_AT_ONCE } from '../../crypto/password-hasher.js'
import { createTurns } from '../../../../core/use-cases/accounts/turns.js'
import type { Pause } from '../../../../core/use-cases/accounts/turns.js'

/** Runs the requests of strangers, a few at once, the others in their order. */
export interface EntranceQueue {
  /** A log-in with a password: as many at once as passwords are compared at once. */
  readonly logIn: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
  /** All other requests of visitors who are not logged in. */
  readonly other: <T>(visitor: Visitor, work: () => Answer<T>) => Answer<T>
}

/** Some two seconds' worth on a small machine, and four where the shop has much to do. */
const MAX_WAITING = 100
/** So that most connections to the database stay the shop's, on machines of any size. */
const MAX_AT_ONCE = 4

/**
 * Lets few through at once, so that a crowd takes neither all connections to the database nor all time of the
 * process: fifty log-ins wait for each other and hardly delay the shop; most of ten thousand are told to come
 * again. Under load, log-ins use at most half of the event loop: between two of them is a pause. Visitors who
 * were logged in here with the same browser before wait in a row of their own, ahead of strangers.
 */
export function createEntranceQueue(
  context: Pick<AccountsContext, 'ownLimit'>,
  pause: Pause = createLoopPause(),
): EntranceQueue {
  const queueOf = (atOnce: number): EntranceQueue['logIn'] => {
    const turns = createTurns(atOnce, pause)
    return async (visitor, work) => {
      const isFirst = await goesFirst(context, visitor)
      return turns.waiting(isFirst) < MAX_WAITING ? turns.take(work, isFirst) : busy
    }
  }
  return { logIn: queueOf(Math.min(HASHES_AT_ONCE, MAX_AT_ONCE)), other: queueOf(MAX_AT_ONCE) }
}
