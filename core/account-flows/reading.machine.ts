import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/**
 * A value that is read from the back end and stored. `loading`: the first request. `refetch`: a repeated
 * request by a caller, `polling`: by the clock; the known value stays visible meanwhile, and also after an
 * `error`.
 */
export type Reading<T> =
  | { readonly tag: 'unread' }
  | { readonly tag: 'loading' }
  | { readonly tag: 'refetch' | 'polling' | 'ready'; readonly value: T }
  | { readonly tag: 'error'; readonly failure: GatewayFailure; readonly value?: T }

/** The events of a reading. */
export type ReadingEvent<T> =
  | { readonly tag: 'wanted' }
  | { readonly tag: 'refetch-requested' }
  | { readonly tag: 'poll-due' }
  | { readonly tag: 'answered'; readonly answer: Result<T, GatewayFailure> }
  /** It is known from elsewhere, such as the answer to a change. */
  | { readonly tag: 'replaced'; readonly value: T }
  /** The known value is dropped: it may belong to another visitor. */
  | { readonly tag: 'forgotten' }

/** The effects of a reading. `wait-for-poll`: ask again after the interval, if one is set. */
export type ReadingEffect = { readonly tag: 'read' } | { readonly tag: 'wait-for-poll' }

/** The current value, in any state; undefined: none. */
export const valueOf = <T>(reading: Reading<T>): T | undefined =>
  'value' in reading ? reading.value : undefined

/** True if a request is running. */
export const isReading = ({ tag }: Reading<unknown>): boolean =>
  tag === 'loading' || tag === 'refetch' || tag === 'polling'

type Step<T> = readonly [Reading<T>, readonly ReadingEffect[]]

/** Applies an event to a reading; pure. An answer that the reading no longer waits for changes nothing. */
export function transition<T>(state: Reading<T>, event: ReadingEvent<T>): Step<T> {
  switch (event.tag) {
    case 'wanted':
      return state.tag === 'unread' ? ask(state, 'refetch') : [state, []]
    case 'refetch-requested':
      return isReading(state) ? [state, []] : ask(state, 'refetch')
    case 'poll-due':
      return isReading(state) || state.tag === 'unread' ? [state, []] : ask(state, 'polling')
    case 'answered':
      return isReading(state) ? settle(state, event.answer) : [state, []]
    case 'replaced':
      return [{ tag: 'ready', value: event.value }, [{ tag: 'wait-for-poll' }]]
    case 'forgotten':
      return [{ tag: 'unread' }, []]
    default:
      return assertNever(event)
  }
}

function ask<T>(state: Reading<T>, how: 'refetch' | 'polling'): Step<T> {
  const value = valueOf(state)
  return [value === undefined ? { tag: 'loading' } : { tag: how, value }, [{ tag: 'read' }]]
}

function settle<T>(state: Reading<T>, answer: Result<T, GatewayFailure>): Step<T> {
  if (answer.ok) return [{ tag: 'ready', value: answer.value }, [{ tag: 'wait-for-poll' }]]
  const value = valueOf(state)
  const failed = { tag: 'error', failure: answer.failure } as const
  return [value === undefined ? failed : { ...failed, value }, [{ tag: 'wait-for-poll' }]]
}
