import { createStore } from './store.js'
import type { ReadableStore } from './store.js'

/** The state after an event, and the effects to carry out for it; pure. */
export type Transition<S, E, F> = (state: S, event: E) => readonly [S, readonly F[]]

/** A running machine: its state can be watched, events can be sent to it. */
export interface Machine<S, E> extends ReadableStore<S> {
  readonly send: (event: E) => void
}

/**
 * Runs a machine: each event makes the next state, which listeners see before the effects run. Events that an
 * effect or a listener sends meanwhile wait until the current event is complete, so that effects run in the
 * order of their events.
 */
export function runMachine<S, E, F>(
  initial: S,
  transition: Transition<S, E, F>,
  perform: (effect: F, send: (event: E) => void) => void,
): Machine<S, E> {
  const store = createStore(initial)
  const waiting: E[] = []
  let isBusy = false

  const step = (event: E): void => {
    const [state, effects] = transition(store.getSnapshot(), event)
    store.set(state)
    for (const effect of effects) perform(effect, send)
  }

  const send = (event: E): void => {
    waiting.push(event)
    if (isBusy) return
    isBusy = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) step(next)
    } finally {
      isBusy = false
    }
  }

  return { getSnapshot: store.getSnapshot, subscribe: store.subscribe, send }
}
