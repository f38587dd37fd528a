import type { AccountOverview, AccountHoldings } from '../../ports/accounts/account-self-service.port.js'
import { ownAccountProblem, toServerError } from '../../errors/index.js'
import type { Answer, GatewayFailure } from '../../ports/gateway-failure.port.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import type { FormProblem } from '../forms/form-problem.js'
import { createReading } from '../reading.service.js'
import type { ReadingService } from '../reading.service.js'
import { withSecondFactor } from './with-second-factor.js'
import type { AskCode } from './with-second-factor.js'

/**
 * The values of a form for a sensitive change: the change, and the current password if the form asks for it.
 */
export interface OwnChange<V> {
  /** Empty if the form does not ask for it, or if it was left empty. */
  readonly password: string
  readonly values: V
}

/** The stores and forms by which members manage their account on a page. */
export interface OwnAccount {
  /** The state of the account; its value is null while the visitor is not logged in. */
  readonly overview: ReadingService<AccountOverview | null>
  /** A form for a sensitive change: it proves the password first, then makes the change. */
  readonly change: <V>(
    call: (values: V) => Answer<unknown>,
    goOn: () => void,
  ) => FormCallService<OwnChange<V>, FormProblem>
  /** A button or a form that needs no proof. */
  readonly act: <V>(call: (values: V) => Answer<unknown>, goOn: () => void) => FormCallService<V, FormProblem>
  /** Reads the account again after a change, here and in other tabs. */
  readonly changed: () => void
}

/** The ports that the account of a member needs. */
export interface OwnAccountPorts {
  readonly account: Pick<AccountHoldings, 'readOverview' | 'confirm'>
  readonly askCode: AskCode
  readonly onUserChanged: () => void
}

/** Turns a back end's failure into a message for a member who manages their account. */
export function ownProblem(failure: GatewayFailure): FormProblem {
  const error = toServerError(failure)
  return { ...ownAccountProblem(error), failedValidations: error.failedValidations }
}

/**
 * Makes the parts that the forms, lists and buttons of a member's own account share (docs/account-pages.md).
 */
export function createOwnAccount({ account, askCode, onUserChanged }: OwnAccountPorts): OwnAccount {
  const overview = createReading<AccountOverview | null>({ read: account.readOverview })
  const act: OwnAccount['act'] = (call, goOn) => createFormCall({ call, problemOf: ownProblem, goOn })
  return {
    overview,
    act,
    change: (call, goOn) =>
      act(async ({ password, values }) => {
        if (password !== '') {
          const proof = await withSecondFactor((code) => account.confirm({ password, code }), askCode)
          if (!proof.ok) return proof
        }
        return call(values)
      }, goOn),
    changed: () => {
      if (overview.getSnapshot().tag !== 'unread') void overview.refetch()
      onUserChanged()
    },
  }
}
