import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { ReturnState } from './withdrawal.js'

/** The actions of an owner on a return. */
export const RETURN_ACTS = ['accept', 'refuse', 'receive', 'refund'] as const
/** One of `RETURN_ACTS`. */
export type ReturnAct = (typeof RETURN_ACTS)[number]

const NEXT: Readonly<Record<ReturnState, Readonly<Partial<Record<ReturnAct, ReturnState>>>>> = {
  requested: { accept: 'accepted', refuse: 'refused' },
  accepted: { receive: 'received', refund: 'refunded' },
  received: { refund: 'refunded' },
  refused: { accept: 'accepted' },
  refunded: {},
}

/** The possible actions in a state. */
export const returnActs = (state: ReturnState): readonly ReturnAct[] =>
  RETURN_ACTS.filter((act) => NEXT[state][act] !== undefined)

/** Decides the next state of a return; a failure is a text for the owner. */
export function decideReturn(state: ReturnState, act: ReturnAct): Result<ReturnState, string> {
  const next = NEXT[state][act]
  if (next !== undefined) return ok(next)
  const possible = returnActs(state)
  const hint = possible.length === 0 ? 'Nothing is left to do.' : `Possible are: ${possible.join(', ')}.`
  return err(`This return is ${state}, so it cannot be ${NOUNS[act]} now. ${hint}`)
}

const NOUNS: Readonly<Record<ReturnAct, string>> = {
  accept: 'accepted',
  refuse: 'refused',
  receive: 'marked as received',
  refund: 'marked as refunded',
}
