import type { Answer, GatewayFailure } from '../../ports/gateway-failure.port.js'
import { assertNever, runMachine } from '../../shared/index.js'
import type { ReadableStore } from '../../shared/index.js'
import { formCall, IDLE } from './form-call.machine.js'
import type { FormCallEffect, FormCallEvent, FormCallState } from './form-call.machine.js'

/** A form that makes one call: submit it, observe its state. */
export interface FormCallService<V, P> extends ReadableStore<FormCallState<P>> {
  /** Ignored while another call is under way. */
  readonly submit: (values: V) => void
  /** Makes a finished form usable again, for example when the page comes back from the browser's history. */
  readonly reopen: () => void
}

/** The parts of such a form: its call, the message of a failure, and the step after success. */
export interface FormCallParts<V, P> {
  readonly call: (values: V) => Answer<unknown>
  readonly problemOf: (failure: GatewayFailure) => P
  readonly goOn: () => void
}

/** Runs a form that makes one call. */
export function createFormCall<V, P>({ call, problemOf, goOn }: FormCallParts<V, P>): FormCallService<V, P> {
  const idle: FormCallState<P> = IDLE
  const { getSnapshot, subscribe, send } = runMachine<FormCallState<P>, FormCallEvent<V>, FormCallEffect<V>>(
    idle,
    formCall<V, P>(problemOf),
    (effect, dispatch) => {
      switch (effect.tag) {
        case 'send':
          void call(effect.values).then((answer) => dispatch({ tag: 'answered', answer }))
          return
        case 'go-on':
          return goOn()
        default:
          assertNever(effect)
      }
    },
  )
  return {
    getSnapshot,
    subscribe,
    submit: (values) => send({ tag: 'submitted', values }),
    reopen: () => send({ tag: 'returned' }),
  }
}
