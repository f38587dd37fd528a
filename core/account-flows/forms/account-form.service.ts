import type { AccountProfile } from '../../ports/accounts/account-gateway.port.js'
import { assertNever, runMachine } from '../../shared/index.js'
import type { ReadableStore } from '../../shared/index.js'
import type { Account, AccountEntry, AccountFieldName } from '../../accounts/index.js'
import { transition } from './account-form.machine.js'
import type { AccountFormEffect, AccountFormState } from './account-form.machine.js'
import { createReading } from '../reading.service.js'
import type { ReadingService } from '../reading.service.js'
import { valueOf } from '../reading.machine.js'

/** The ports that an account form needs. */
export interface AccountFormPorts {
  readonly profile: Pick<AccountProfile, 'readAccount' | 'updateAccount'>
  /** The fields that the page shows; read again on every call. */
  readonly fields: () => readonly AccountFieldName[]
  /** Called after each save. */
  readonly onUserChanged: () => void
}

/** The account of the logged-in member, as a page shows and changes it. */
export interface AccountFormService extends ReadableStore<AccountFormState> {
  /** The account as last read or saved; its value is null while the visitor is not logged in. */
  readonly account: ReadingService<Account | null>
  /** Ignored while another call is under way. */
  readonly submit: (entries: readonly AccountEntry[]) => void
  readonly edited: () => void
}

/** Runs an account form (reference/accounts#account-page). */
export function createAccountForm({ profile, fields, onUserChanged }: AccountFormPorts): AccountFormService {
  const account = createReading({ read: () => profile.readAccount(fields()) })
  const idle: AccountFormState = { tag: 'idle' }
  const { getSnapshot, subscribe, send } = runMachine(
    idle,
    transition,
    (effect: AccountFormEffect, dispatch) => {
      switch (effect.tag) {
        case 'save':
          void profile.updateAccount(effect.entries).then((answer) => dispatch({ tag: 'answered', answer }))
          return
        case 'take-over': {
          const known = valueOf(account.getSnapshot())
          if (known) account.replace({ ...known, values: { ...known.values, ...effect.values } })
          return onUserChanged()
        }
        default:
          assertNever(effect)
      }
    },
  )
  return {
    account,
    getSnapshot,
    subscribe,
    submit: (entries) => send({ tag: 'submitted', entries }),
    edited: () => send({ tag: 'edited' }),
  }
}
