import type { AccountOverview, AccountSelfService } from '../ports/account-self-service.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import { createFormCall } from './form-call.service.js'
import type { FormCallService } from './form-call.service.js'
import { formProblem } from './form-problem.js'
import type { FormProblem } from './form-problem.js'
import { createReading } from './reading.service.js'
import type { ReadingService } from './reading.service.js'

/** What a form for a sensitive change holds: what it is about, and the current password where it asks for it. */
export interface OwnChange<V> {
  /** The empty text: the form does not ask, or it was left empty. */
  readonly password: string
  readonly values: V
}

/** How members look after their account on a page. */
export interface OwnAccount {
  /** How the account stands; null in it: nobody is logged in. */
  readonly overview: ReadingService<AccountOverview | null>
  /** A form for a sensitive change: the password first, as the proof that it needs, then the change. */
  readonly change: <V>(
    call: (values: V) => Answer<unknown>,
    goOn: () => void,
  ) => FormCallService<OwnChange<V>, FormProblem>
  /** A button or a form that needs no proof. */
  readonly act: <V>(call: (values: V) => Answer<unknown>, goOn: () => void) => FormCallService<V, FormProblem>
  /** Something was changed: what is shown is read again, here and in other tabs. */
  readonly changed: () => void
}

/** What the account of a member needs of the outside. */
export interface OwnAccountPorts {
  readonly account: Pick<AccountSelfService, 'readOverview' | 'confirm'>
  readonly onUserChanged: () => void
}

/** Makes what the forms, lists and buttons of somebody's own account share (docs/account-pages.md). */
export function createOwnAccount({ account, onUserChanged }: OwnAccountPorts): OwnAccount {
  const overview = createReading<AccountOverview | null>({ read: account.readOverview })
  const act: OwnAccount['act'] = (call, goOn) =>
    createFormCall({ call, problemOf: (failure) => formProblem('own-account', failure), goOn })
  return {
    overview,
    act,
    change: (call, goOn) =>
      act(async ({ password, values }) => {
        if (password !== '') {
          const proof = await account.confirm({ password })
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
