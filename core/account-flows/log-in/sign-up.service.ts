import type { AccountEntrance, SignUpForm } from '../../ports/accounts/account-gateway.port.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { Navigator } from '../../ports/page/navigator.port.js'
import type { VisitorChallenge } from '../../ports/forms/visitor-challenge.port.js'
import { assertNever, runMachine } from '../../shared/index.js'
import type { ReadableStore } from '../../shared/index.js'
import { VERIFIED_PAUSE_MS } from '../../accounts/index.js'
import { accountParameters } from '../addresses/account-parameters.js'
import { LOG_IN_PATH, redirectTarget, wayBack, withWayBack } from '../addresses/way-back.js'
import { transition } from './sign-up.machine.js'
import type { SignUpEffect, SignUpEvent, SignUpState } from './sign-up.machine.js'

/** The values of the form on the sign-up page; all others are parameters of the address. */
export type SignUpValues = SignUpForm

/** The ports that a sign-up form needs. */
export interface SignUpPorts {
  readonly entrance: Pick<AccountEntrance, 'signUp' | 'verifyEmail'>
  readonly navigator: Pick<Navigator, 'current' | 'go'>
  readonly clock: Pick<Clock, 'setTimer'>
  /** null: the form has no challenge. */
  readonly challenge: VisitorChallenge | null
  /** The form's own target after a verification. */
  readonly configured: () => string | null
  readonly onUserChanged: () => void
}

/** A sign-up form: verify or submit it, observe its state. */
export interface SignUpService extends ReadableStore<SignUpState<SignUpValues>> {
  /** Uses the token of a verification mail if the mail's link opened the page. */
  readonly open: () => void
  /** Ignored while another call is under way. */
  readonly submit: (values: SignUpValues) => void
  readonly reopen: () => void
  /** The page to open after a verification. */
  readonly target: () => string
  /** Cancels the pending redirect after a verification. */
  readonly dispose: () => void
}

/** Runs a sign-up form (reference/accounts#sign-up). */
export function createSignUp(ports: SignUpPorts): SignUpService {
  const { entrance, navigator, clock, challenge } = ports
  let stopTimer: (() => void) | undefined
  const first: SignUpState<SignUpValues> = { tag: 'open' }
  const page = () => {
    const current = navigator.current()
    return { ...accountParameters(current.path), redirectPath: wayBack(current) }
  }

  const target = (): string => redirectTarget(navigator.current(), ports.configured())

  const perform = (
    effect: SignUpEffect<SignUpValues>,
    tell: (event: SignUpEvent<SignUpValues>) => void,
  ): void => {
    switch (effect.tag) {
      case 'challenge':
        void (challenge?.solve() ?? Promise.resolve({ tag: 'unavailable' } as const)).then((answer) =>
          tell({ tag: 'challenge-answered', answer }),
        )
        return
      case 'sign-up': {
        const { inviteToken, redirectPath } = page()
        const { values, captchaToken } = effect
        void entrance
          .signUp({ ...values, inviteToken, captchaToken, redirectPath })
          .then((answer) => tell({ tag: 'answered', answer, isInvited: inviteToken !== null }))
        return
      }
      case 'go-to-log-in':
        return navigator.go(withWayBack(LOG_IN_PATH, page().redirectPath))
      case 'verify':
        void entrance
          .verifyEmail({ token: effect.token, redirectPath: page().redirectPath })
          .then((answer) => tell({ tag: 'verification-answered', answer }))
        return
      case 'go-on-soon':
        ports.onUserChanged()
        stopTimer = clock.setTimer(VERIFIED_PAUSE_MS, () => navigator.go(target()))
        return
      default:
        assertNever(effect)
    }
  }

  const { getSnapshot, subscribe, send } = runMachine(first, transition<SignUpValues>, perform)
  return {
    getSnapshot,
    subscribe,
    open: () => {
      const { verifyToken } = page()
      if (verifyToken !== null) send({ tag: 'verification-asked', token: verifyToken })
    },
    submit: (values) => send({ tag: 'submitted', values, isChallenged: challenge !== null }),
    reopen: () => send({ tag: 'returned' }),
    target,
    dispose: () => stopTimer?.(),
  }
}
