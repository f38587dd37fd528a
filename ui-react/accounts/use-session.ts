import { useEffect, useSyncExternalStore } from 'react'
import { isReading, valueOf } from '../../core/account-flows/index.js'
import type { Reading, SessionService } from '../../core/account-flows/index.js'
import type { SiteUser } from '../../core/ports/accounts/account-gateway.port.js'
import { useAccounts } from './accounts-provider.js'

/** The result of `useSession`. */
export interface SessionHook extends Pick<SessionService, 'logIn' | 'logOut'> {
  /** The logged-in user; null: the visitor is not logged in; undefined: not read yet. */
  readonly user: SiteUser | null | undefined
  readonly isLoading: boolean
  readonly state: Reading<SiteUser | null>
  readonly refresh: () => Promise<unknown>
}

/** The logged-in user; read on first use and drawn again whenever this or another tab logs in or out. */
export function useSession(): SessionHook {
  const { session, first } = useAccounts()
  const { user, logIn, logOut } = session
  const state = useSyncExternalStore(user.subscribe, user.getSnapshot, () => first)
  useEffect(() => void user.want(), [user])
  return { user: valueOf(state), isLoading: isReading(state), state, logIn, logOut, refresh: user.refetch }
}
