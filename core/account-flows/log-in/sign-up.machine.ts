import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { ChallengeAnswer } from '../../ports/forms/visitor-challenge.port.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { formProblem } from '../forms/form-problem.js'
import type { FormProblem } from '../forms/form-problem.js'

/** A sign-up, from the empty form or from the link of a verification mail (reference/accounts#sign-up). */
export type SignUpState<V> =
  | { readonly tag: 'open' }
  /** The visitor proves to be a person. */
  | { readonly tag: 'challenged'; readonly values: V }
  | { readonly tag: 'sending' }
  | { readonly tag: 'failed'; readonly problem: FormProblem }
  /** The account is there; its link is in the visitor's mailbox. */
  | { readonly tag: 'mail-sent' }
  /** An invited visitor is on the way to log in. */
  | { readonly tag: 'leaving' }
  | { readonly tag: 'verifying' }
  /** The address is verified; the page goes on by itself. */
  | { readonly tag: 'verified' }
  | { readonly tag: 'not-verified'; readonly problem: FormProblem }

/** The events of a sign-up form. */
export type SignUpEvent<V> =
  /** The link of a mail opened the page. */
  | { readonly tag: 'verification-asked'; readonly token: string }
  | { readonly tag: 'verification-answered'; readonly answer: Result<unknown, GatewayFailure> }
  | { readonly tag: 'submitted'; readonly values: V; readonly isChallenged: boolean }
  | { readonly tag: 'challenge-answered'; readonly answer: ChallengeAnswer }
  | {
      readonly tag: 'answered'
      readonly answer: Result<unknown, GatewayFailure>
      readonly isInvited: boolean
    }
  /** The page is shown again from the browser's history. */
  | { readonly tag: 'returned' }

/** The effects that a sign-up form requests. */
export type SignUpEffect<V> =
  | { readonly tag: 'challenge' }
  | { readonly tag: 'sign-up'; readonly values: V; readonly captchaToken: string | null }
  | { readonly tag: 'go-to-log-in' }
  | { readonly tag: 'verify'; readonly token: string }
  | { readonly tag: 'go-on-soon' }

type Step<V> = readonly [SignUpState<V>, readonly SignUpEffect<V>[]]

const acceptsSubmit = ({ tag }: SignUpState<unknown>): boolean => tag === 'open' || tag === 'failed'

/** The transitions of a sign-up; pure. */
export function transition<V>(state: SignUpState<V>, event: SignUpEvent<V>): Step<V> {
  switch (event.tag) {
    case 'verification-asked':
      // A token is used once, even if the page has several forms.
      return state.tag === 'open'
        ? [{ tag: 'verifying' }, [{ tag: 'verify', token: event.token }]]
        : [state, []]
    case 'verification-answered':
      if (state.tag !== 'verifying') return [state, []]
      return event.answer.ok
        ? [{ tag: 'verified' }, [{ tag: 'go-on-soon' }]]
        : [{ tag: 'not-verified', problem: formProblem('sign-up', event.answer.failure) }, []]
    case 'submitted':
      if (!acceptsSubmit(state)) return [state, []]
      return event.isChallenged
        ? [{ tag: 'challenged', values: event.values }, [{ tag: 'challenge' }]]
        : [{ tag: 'sending' }, [{ tag: 'sign-up', values: event.values, captchaToken: null }]]
    case 'challenge-answered':
      return state.tag === 'challenged' ? afterChallenge(state.values, event.answer) : [state, []]
    case 'answered':
      return state.tag === 'sending' ? settle(event.answer, event.isInvited) : [state, []]
    case 'returned':
      return state.tag === 'leaving' ? [{ tag: 'open' }, []] : [state, []]
    default:
      return assertNever(event)
  }
}

/** If no challenge can be shown, the server decides, since it knows whether one is required. */
function afterChallenge<V>(values: V, answer: ChallengeAnswer): Step<V> {
  if (answer.tag === 'given-up') return [{ tag: 'open' }, []]
  const captchaToken = answer.tag === 'solved' ? answer.token : null
  return [{ tag: 'sending' }, [{ tag: 'sign-up', values, captchaToken }]]
}

function settle<V>(answer: Result<unknown, GatewayFailure>, isInvited: boolean): Step<V> {
  if (!answer.ok) return [{ tag: 'failed', problem: formProblem('sign-up', answer.failure) }, []]
  // Opening the invitation has proved that the mailbox belongs to the visitor.
  return isInvited ? [{ tag: 'leaving' }, [{ tag: 'go-to-log-in' }]] : [{ tag: 'mail-sent' }, []]
}
