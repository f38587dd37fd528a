import { accountProblem, toServerError } from '../../errors/index.js'
import type { AccountForm, AccountKey, FailedValidation, OwnAccountKey, Problem } from '../../errors/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'

/** The message of an account form, and the fields that it concerns. */
export interface FormProblem extends Problem<AccountKey | OwnAccountKey> {
  readonly failedValidations: readonly FailedValidation[]
}

/** Turns a back end's failure into the message of a form (reference/accounts#errors). */
export function formProblem(form: AccountForm, failure: GatewayFailure): FormProblem {
  const error = toServerError(failure)
  return { ...accountProblem(form, error), failedValidations: error.failedValidations }
}
