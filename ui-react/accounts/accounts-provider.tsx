import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Reading, SessionService } from '../../core/account-flows/index.js'
import type { AccountProfile, SiteUser } from '../../core/ports/account-gateway.port.js'

/** The services that the hooks about accounts work with: one visitor's session, and their account. */
export interface VisitorAccounts {
  readonly session: SessionService
  readonly profile: Pick<AccountProfile, 'readAccount' | 'updateAccount'>
  /** The visitor as known when this was made: a server draws it, and a page begins with it. */
  readonly first: Reading<SiteUser | null>
}

const AccountsContext = createContext<VisitorAccounts | null>(null)

/** Gives every component below it the same visitor. */
export function AccountsProvider({
  accounts,
  children,
}: {
  readonly accounts: VisitorAccounts
  readonly children: ReactNode
}) {
  return <AccountsContext value={accounts}>{children}</AccountsContext>
}

/** The accounts around a component. Using them outside a provider is a mistake in the application and throws. */
export function useAccounts(): VisitorAccounts {
  const accounts = use(AccountsContext)
  if (accounts === null) throw new Error('[vitrine] an account hook is used outside <AccountsProvider>')
  return accounts
}
