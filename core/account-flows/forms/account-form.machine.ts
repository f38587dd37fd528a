import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { AccountEntry, AccountValues } from '../../accounts/index.js'
import { formProblem } from './form-problem.js'
import type { FormProblem } from './form-problem.js'

/** The states of the form with which a member changes their account (reference/accounts#account-page). */
export type AccountFormState =
  | { readonly tag: 'idle' }
  | { readonly tag: 'saving' }
  | { readonly tag: 'saved' }
  | { readonly tag: 'failed'; readonly problem: FormProblem }

/** The events of an account form. */
export type AccountFormEvent =
  | { readonly tag: 'submitted'; readonly entries: readonly AccountEntry[] }
  | { readonly tag: 'answered'; readonly answer: Result<AccountValues, GatewayFailure> }
  /** The member types again, so the message about the last save is outdated. */
  | { readonly tag: 'edited' }

/** The effects that an account form requests. */
export type AccountFormEffect =
  | { readonly tag: 'save'; readonly entries: readonly AccountEntry[] }
  | { readonly tag: 'take-over'; readonly values: AccountValues }

type Step = readonly [AccountFormState, readonly AccountFormEffect[]]

/** The transitions of an account form; pure. */
export function transition(state: AccountFormState, event: AccountFormEvent): Step {
  switch (event.tag) {
    case 'submitted':
      return state.tag === 'saving'
        ? [state, []]
        : [{ tag: 'saving' }, [{ tag: 'save', entries: event.entries }]]
    case 'answered':
      if (state.tag !== 'saving') return [state, []]
      return event.answer.ok
        ? [{ tag: 'saved' }, [{ tag: 'take-over', values: event.answer.value }]]
        : [{ tag: 'failed', problem: formProblem('account', event.answer.failure) }, []]
    case 'edited':
      return state.tag === 'saving' ? [state, []] : [{ tag: 'idle' }, []]
    default:
      return assertNever(event)
  }
}
