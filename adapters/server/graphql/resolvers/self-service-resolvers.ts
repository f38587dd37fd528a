import { toServerError } from '../../../../core/errors/index.js'
import type {
  AccountSelfService,
  CardAnswer,
} from '../../../../core/ports/accounts/account-self-service.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import type { CardChange } from '../../../../core/ports/accounts/member-subscriptions.port.js'
import { ok } from '../../../../core/shared/index.js'
import type { MutationVitrineChangeCardArgs } from '../../../graphql/protocol/server.js'
import type { ResolverContext } from './mutation-resolvers.js'
import type { RequestScope } from '../request-scope.js'

const done =
  <Args>(ask: (account: AccountSelfService, args: Args) => Answer<unknown>) =>
  async (_: unknown, args: Args, { scope }: ResolverContext) => {
    await scope.serve((account) => ask(account, args))
    return { ok: true }
  }

/** Storing a card also tests it, so refusals count like those of charges. */
async function changeCard(
  { admitPayment }: Pick<RequestScope, 'admitPayment'>,
  account: AccountSelfService,
  change: CardChange,
): Answer<CardAnswer> {
  const admission = await admitPayment(change.confirmation)
  if (admission.tag === 'challenged') return ok({ tag: 'action-required', action: admission.action })
  const { confirmation, count } = admission
  const answer = await account.changeCard({ ...change, confirmation })
  const isRefused = answer.ok
    ? answer.value.tag === 'unpaid'
    : toServerError(answer.failure).code === 'CardRefused'
  await count(isRefused)
  return answer
}

/** Account operations of members beyond the builder's pages (docs/account-pages.md). */
export const selfServiceMutations = {
  vitrineConfirmIdentity: done<{ authPassword: string; code?: string | null }>(
    (account, { authPassword: password, code }) => account.confirm({ password, code: code ?? null }),
  ),
  vitrineChangeEmail: done<{ email: string }>((account, { email }) => account.changeEmail(email)),
  vitrineConfirmEmail: done<{ token: string }>((account, { token }) => account.confirmEmail(token)),
  vitrineChangePassword: done<{ authPassword: string; newPassword: string }>(
    (account, { authPassword: current, newPassword: password }) =>
      account.changePassword({ current, password }),
  ),
  vitrineEndSessions: done<{ id?: string | null }>((account, { id }) => account.endSessions(id ?? null)),
  vitrineDeleteAccount: done((account) => account.deleteAccount()),
  vitrineLogInWithCode: done<{ email: string; authPassword: string; code: string }>(
    (account, { email, authPassword: password, code }) => account.logInWithCode({ email, password, code }),
  ),
  vitrineSendLink: done<{ email: string; redirectPath?: string | null }>((account, { email, redirectPath }) =>
    account.sendLink({ email, redirectPath: redirectPath ?? null }),
  ),
  vitrineOpenLink: async (
    _: unknown,
    { token, code }: { token: string; code?: string | null },
    { scope }: ResolverContext,
  ) => {
    const { redirectPath } = await scope.serve((account) => account.openLink({ token, code: code ?? null }))
    return { ok: true, redirectPath }
  },
  vitrineBeginFactor: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.beginFactor()),
  vitrineTurnOnFactor: (_: unknown, { code }: { code: string }, { scope }: ResolverContext) =>
    scope.serve((account) => account.turnOnFactor(code)),
  vitrineTurnOffFactor: done((account) => account.turnOffFactor()),
  vitrineBeginPasskey: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.beginPasskey()),
  vitrineAddPasskey: done<{ answer: unknown; name: string }>((account, passkey) =>
    account.addPasskey(passkey),
  ),
  vitrineRemoveLogIn: done<{ id: string }>((account, { id }) => account.removeLogIn(id)),
  vitrineAskPasskey: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.askPasskey()),
  vitrineLogInWithPasskey: done<{ answer: unknown }>((account, { answer }) =>
    account.logInWithPasskey(answer),
  ),
  vitrineChangeCard: async (
    _: unknown,
    { confirmation = null, paymentMethod: token, ...which }: MutationVitrineChangeCardArgs,
    { scope }: ResolverContext,
  ) => {
    const answer = await scope.serve((account) =>
      changeCard(scope, account, { ...which, token, confirmation }),
    )
    return answer.tag === 'action-required'
      ? {
          ok: true,
          status: 'requires_action',
          provider: answer.action.provider,
          clientSecret: answer.action.data,
        }
      : { ok: true, status: answer.tag }
  },
  vitrineRenewRecoveryCodes: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.renewRecoveryCodes()),
  vitrineExportAccount: (_: unknown, __: unknown, { scope }: ResolverContext) =>
    scope.serve((account) => account.exportAccount()),
} as const

/** The account of the logged-in visitor; null: no log-in, or the back end has no account data. */
export const vitrineAccount = (_: unknown, __: unknown, { scope }: ResolverContext) =>
  scope.hasSelfService() ? scope.serve((account) => account.readOverview()) : null
