import type { Answer } from '../ports/gateway-failure.port.js'
import type { Navigator } from '../ports/navigator.port.js'
import { createFormCall } from './form-call.service.js'
import type { FormCallService } from './form-call.service.js'
import { formProblem } from './form-problem.js'
import type { FormProblem } from './form-problem.js'
import { redirectTarget } from './redirects.js'

/** The ports that a log-in form needs. */
export interface LogInPorts {
  readonly entrance: { readonly logIn: (credentials: Credentials) => Answer<unknown> }
  readonly navigator: Pick<Navigator, 'current' | 'go'>
  /** The page that the form leads to; read after the log-in. null: nowhere in particular. */
  readonly configured: () => string | null
  /** Told before the page is left. */
  readonly onUserChanged: () => void
}

/** The credentials of a visitor at log-in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Credentials with the code of a second factor: of the app, or one of those for who has lost it. */
export interface CredentialsWithCode extends Credentials {
  /** Absent: the member has no second factor, or `AccountCodeNeeded` is to tell that they have. */
  readonly code?: string
}

/** A log-in form: on success the visitor goes where they were on their way to (reference/accounts#log-in). */
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
