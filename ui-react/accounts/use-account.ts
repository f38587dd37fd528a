import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createAccountForm, valueOf } from '../../core/account-flows/index.js'
import type { AccountFormService, AccountFormState, Reading } from '../../core/account-flows/index.js'
import type { Account, AccountEntry, AccountFieldName } from '../../core/accounts/index.js'
import { useAccounts } from './accounts-provider.js'

/** The result of `useAccount`. */
export interface AccountHook {
  /** The account with its values; null: the visitor is not logged in; undefined: not read yet. */
  readonly account: Account | null | undefined
  readonly state: Reading<Account | null>
  /** The state of the last save. */
  readonly form: AccountFormState
  /** Ignored while another call is under way. */
  readonly save: (entries: readonly AccountEntry[]) => void
  readonly refresh: () => Promise<unknown>
}

const UNREAD = { tag: 'unread' } as const
const IDLE = { tag: 'idle' } as const
const NONE: readonly AccountFieldName[] = []

/**
 * The logged-in member's account, with these owner's fields beside the common ones; read on first use, and
 * again after every change of the user.
 */
export function useAccount(fields: readonly AccountFieldName[] = NONE): AccountHook {
  const { profile, session } = useAccounts()
  const wanted = useRef(fields)
  useEffect(() => {
    wanted.current = fields
  })
  const [service] = useState<AccountFormService>(() =>
    createAccountForm({ profile, fields: () => wanted.current, onUserChanged: session.changed }),
  )
  const { account } = service
  const state = useSyncExternalStore(account.subscribe, account.getSnapshot, () => UNREAD)
  const form = useSyncExternalStore(service.subscribe, service.getSnapshot, () => IDLE)
  useEffect(() => {
    void account.want()
    const whoIs = (): string | null | undefined => {
      const user = valueOf(session.user.getSnapshot())
      return user === undefined ? undefined : (user?.id ?? null)
    }
    let known = whoIs()
    return session.user.subscribe(() => {
      const now = whoIs()
      if (now === undefined || now === known) return
      const isFirst = known === undefined
      known = now
      if (isFirst) return
      account.forget()
      void account.refetch()
    })
  }, [account, session])
  return { account: valueOf(state), state, form, save: service.submit, refresh: account.refetch }
}
