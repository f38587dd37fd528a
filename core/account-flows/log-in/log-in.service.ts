import type { Answer } from '../../ports/gateway-failure.port.js'
import type { Navigator } from '../../ports/page/navigator.port.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import { formProblem } from '../forms/form-problem.js'
import type { FormProblem } from '../forms/form-problem.js'
import { redirectTarget } from '../addresses/way-back.js'

/** The ports that a log-in form needs. */
export interface LogInPorts {
  readonly entrance: { readonly logIn: (credentials: Credentials) => Answer<unknown> }
  readonly navigator: Pick<Navigator, 'current' | 'go'>
  /** The page that the form leads to; read after the log-in. null: none is set. */
  readonly configured: () => string | null
  /** Called before the page is left. */
  readonly onUserChanged: () => void
}

/** The credentials of a visitor at log-in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Credentials with a code of the second factor: from the app, or one of the recovery codes. */
export interface CredentialsWithCode extends Credentials {
  /**
   * Absent: the member has no second factor, or has not been asked for its code yet (`AccountCodeNeeded`).
   */
  readonly code?: string
}

/**
 * A log-in form: after success the visitor continues to the page that they wanted
 * (reference/accounts#log-in).
 */
export const createLogIn = ({
  entrance,
  navigator,
  configured,
  onUserChanged,
}: LogInPorts): FormCallService<Credentials, FormProblem> =>
  createFormCall<Credentials, FormProblem>({
    call: entrance.logIn,
    problemOf: (failure) => formProblem('log-in', failure),
    goOn: () => {
      onUserChanged()
      navigator.go(redirectTarget(navigator.current(), configured()))
    },
  })
