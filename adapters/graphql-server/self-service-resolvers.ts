import type { AccountSelfService } from '../../core/ports/account-self-service.port.js'
import type { Answer } from '../../core/ports/gateway-failure.port.js'
import type { ResolverContext } from './mutation-resolvers.js'

const done =
  <Args>(ask: (account: AccountSelfService, args: Args) => Answer<unknown>) =>
  async (_: unknown, args: Args, { scope }: ResolverContext) => {
    await scope.serve((account) => ask(account, args))
    return { ok: true }
  }

/** What members do with their account beyond the builder's pages (docs/account-pages.md). */
export const selfServiceMutations = {
  vitrineConfirmIdentity: done<{ authPassword: string }>((account, { authPassword: password }) =>
    account.confirm({ password }),
  ),
  vitrineChangeEmail: done<{ email: string }>((account, { email }) => account.changeEmail(email)),
  vitrineConfirmEmail: done<{ token: string }>((account, { token }) => account.confirmEmail(token)),
  vitrineChangePassword: done<{ authPassword: string; newPassword: string }>(
    (account, { authPassword: current, newPassword: password }) =>
      account.changePassword({ current, password }),
  ),
  vitrineEndSessions: done<{ id?: string | null }>((account, { id }) => account.endSessions(id ?? null)),
  vitrineDeleteAccount: done((account) => account.deleteAccount()),
  vitrineExportAccount: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.exportAccount()),
} as const

/** How the account of whoever is logged in stands; null: nobody is, or the back end knows nothing of it. */
export const vitrineAccount = (_: unknown, __: unknown, { scope }: ResolverContext) =>
  scope.hasSelfService() ? scope.serve((account) => account.readOverview()) : null
