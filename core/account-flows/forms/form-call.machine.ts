import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

/** A form that makes one call: to log in or out, to reset or update a password. */
export type FormCallState<P> =
  | { readonly tag: 'idle' }
  | { readonly tag: 'sending' }
  | { readonly tag: 'failed'; readonly problem: P }
  /** The call went through; what follows, such as another page, is on its way. */
  | { readonly tag: 'done' }

/** The events of such a form. */
export type FormCallEvent<V> =
  | { readonly tag: 'submitted'; readonly values: V }
  | { readonly tag: 'answered'; readonly answer: Result<unknown, GatewayFailure> }
  /** The page is shown again from the browser's history, or the form is to be used once more. */
  | { readonly tag: 'returned' }

/** The effects that such a form requests. */
export type FormCallEffect<V> = { readonly tag: 'send'; readonly values: V } | { readonly tag: 'go-on' }

/** A form that was not sent yet. */
export const IDLE = { tag: 'idle' } as const

/** The transitions of a form that makes one call; `problemOf` turns a failure into the form's message. */
export const formCall =
  <V, P>(problemOf: (failure: GatewayFailure) => P) =>
  (
    state: FormCallState<P>,
    event: FormCallEvent<V>,
  ): readonly [FormCallState<P>, readonly FormCallEffect<V>[]] => {
    switch (event.tag) {
      case 'submitted':
        // Ignores further submits: they would repeat the call, also after success.
        if (state.tag === 'sending' || state.tag === 'done') return [state, []]
        return [{ tag: 'sending' }, [{ tag: 'send', values: event.values }]]
      case 'answered':
        if (state.tag !== 'sending') return [state, []]
        return event.answer.ok
          ? [{ tag: 'done' }, [{ tag: 'go-on' }]]
          : [{ tag: 'failed', problem: problemOf(event.answer.failure) }, []]
      case 'returned':
        return state.tag === 'done' ? [IDLE, []] : [state, []]
      default:
        return assertNever(event)
    }
  }
