import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Reading, SessionService } from '../../core/account-flows/index.js'
import type { AccountProfile, SiteUser } from '../../core/ports/accounts/account-gateway.port.js'

/** The services for the hooks about accounts: one visitor's session, and their account. */
export interface VisitorAccounts {
  readonly session: SessionService
  readonly profile: Pick<AccountProfile, 'readAccount' | 'updateAccount'>
  /** The visitor known when this was made, which a server draws and with which a page begins. */
  readonly first: Reading<SiteUser | null>
}

const AccountsContext = createContext<VisitorAccounts | null>(null)

/** Provides the same visitor to every component below it. */
export function AccountsProvider({
  accounts,
  children,
}: {
  readonly accounts: VisitorAccounts
  readonly children: ReactNode
}) {
  return <AccountsContext value={accounts}>{children}</AccountsContext>
}

/** The accounts around a component. Use outside a provider is a mistake in the application and throws. */
export function useAccounts(): VisitorAccounts {
  const accounts = use(AccountsContext)
  if (accounts === null) throw new Error('[vitrine] an account hook is used outside <AccountsProvider>')
  return accounts
}
