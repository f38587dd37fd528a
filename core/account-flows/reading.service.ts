import type { Clock } from '../ports/platform/clock.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import { assertNever, runMachine, until } from '../shared/index.js'
import type { ReadableStore } from '../shared/index.js'
import { isReading, transition } from './reading.machine.js'
import type { Reading, ReadingEffect, ReadingEvent } from './reading.machine.js'

/** The options of a reading. */
export interface ReadingOptions<T> {
  readonly read: () => Answer<T>
  /** Needed for polling. */
  readonly clock?: Pick<Clock, 'setTimer'>
  /** The pause between an answer and the next request, ms; absent: only on request. */
  readonly pollMs?: number
}

/** A value that is read once for all callers and then stored. */
export interface ReadingService<T> extends ReadableStore<Reading<T>> {
  /** Reads the value unless it was read before; resolves with the result and never rejects. */
  readonly want: () => Promise<Reading<T>>
  /** Reads the value again; calls meanwhile share the answer. */
  readonly refetch: () => Promise<Reading<T>>
  readonly replace: (value: T) => void
  readonly forget: () => void
  /** Stops polling. */
  readonly dispose: () => void
}

/** Runs a reading. Answers to requests from before `forget` or `replace` are dropped. */
export function createReading<T>({ read, clock, pollMs }: ReadingOptions<T>): ReadingService<T> {
  let round = 0
  let stopTimer: (() => void) | undefined
  const first: Reading<T> = { tag: 'unread' }
  const machine = runMachine<Reading<T>, ReadingEvent<T>, ReadingEffect>(
    first,
    transition,
    (effect, dispatch) => {
      switch (effect.tag) {
        case 'read': {
          stopTimer?.()
          const asked = ++round
          void read().then((answer) => {
            if (asked === round) dispatch({ tag: 'answered', answer })
          })
          return
        }
        case 'wait-for-poll':
          stopTimer?.()
          if (pollMs !== undefined) stopTimer = clock?.setTimer(pollMs, () => dispatch({ tag: 'poll-due' }))
          return
        default:
          assertNever(effect)
      }
    },
  )
  const { getSnapshot, subscribe, send } = machine
  const settled = async (): Promise<Reading<T>> => {
    // Starts a request only after all listeners have run.
    await Promise.resolve()
    await until(machine, (state) => !isReading(state))
    return getSnapshot()
  }
  const drop = (event: ReadingEvent<T>): void => {
    round += 1
    stopTimer?.()
    send(event)
  }
  return {
    getSnapshot,
    subscribe,
    want: () => {
      send({ tag: 'wanted' })
      return settled()
    },
    refetch: () => {
      send({ tag: 'refetch-requested' })
      return settled()
    },
    replace: (value) => drop({ tag: 'replaced', value }),
    forget: () => drop({ tag: 'forgotten' }),
    dispose: () => stopTimer?.(),
  }
}
