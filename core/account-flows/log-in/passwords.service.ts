import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { Navigator } from '../../ports/page/navigator.port.js'
import { accountParameters } from '../addresses/account-parameters.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import { formProblem } from '../forms/form-problem.js'
import type { FormProblem } from '../forms/form-problem.js'
import { statedTarget } from '../addresses/way-back.js'

/**
 * A form that requests a mail for a new password; its answer does not tell whether the account exists
 * (reference/accounts#passwords).
 */
export const createPasswordReset = (
  entrance: Pick<AccountEntrance, 'resetPassword'>,
): FormCallService<string, FormProblem> =>
  createFormCall<string, FormProblem>({
    call: entrance.resetPassword,
    problemOf: (failure) => formProblem('reset-password', failure),
    goOn: () => undefined,
  })

/** The ports that a form for a new password needs. */
export interface PasswordUpdatePorts {
  readonly entrance: Pick<AccountEntrance, 'updatePassword'>
  readonly navigator: Pick<Navigator, 'current' | 'go'>
  /** The page that the form leads to; null: none is set. */
  readonly configured: () => string | null
  readonly onUserChanged: () => void
}

/**
 * A form for a new password, opened by the link of a mail. After success it opens the page that the visitor
 * wanted or the form names, or shows a message of success (reference/accounts#passwords).
 */
export const createPasswordUpdate = ({
  entrance,
  navigator,
  configured,
  onUserChanged,
}: PasswordUpdatePorts): FormCallService<string, FormProblem> =>
  createFormCall<string, FormProblem>({
    call: (password) => {
      const { token } = accountParameters(navigator.current().path)
      return entrance.updatePassword({ password, token: token ?? '' })
    },
    problemOf: (failure) => formProblem('update-password', failure),
    goOn: () => {
      onUserChanged()
      const target = statedTarget(navigator.current(), configured())
      if (target) navigator.go(target)
    },
  })
