import { randomBytes } from 'node:crypto'
import type { Backend } from '../../core/ports/backend.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import type { IdentityChallenge, IdentityProvider } from '../../core/ports/accounts/identity-provider.port.js'
import type { MailQueue } from '../../core/ports/mail/mail-queue.port.js'
import type { ProviderLogIn } from '../../core/ports/accounts/site-accounts.port.js'
import { err, ok } from '../../core/shared/index.js'

/** The site of an engine's accounts, as far as a log-in by a provider needs it. */
interface FakeProviderSite {
  readonly providers: readonly IdentityProvider[]
  readonly origin: () => string
  readonly mails: MailQueue
}

const refused = (code: string) => err<GatewayFailure>({ tag: 'rejected', code, message: code, problems: [] })
const newSecret = (): string => randomBytes(24).toString('hex')

/** Log-ins by providers for an engine in memory: the member with the address that the provider states is let in. */
export function createFakeProviderLogIn(
  { open }: Backend,
  accounts: readonly { readonly email: string; readonly password: string }[],
  { providers, origin, mails }: FakeProviderSite,
): ProviderLogIn {
  const begun = new Map<string, { readonly challenge: IdentityChallenge; readonly back: string | null }>()
  const find = (id: string) => providers.find((provider) => provider.id === id)
  return {
    begin: async (_, id, back) => {
      const returnTo = `${origin()}/.vitrine/log-in/${id}/back`
      const challenge = { state: newSecret(), nonce: newSecret(), verifier: newSecret(), returnTo }
      begun.set(challenge.state, { challenge, back })
      const address = await find(id)?.begin(challenge)
      return address?.ok ? address : refused('AccountProviderUnknown')
    },
    finish: async (visitor, id, query) => {
      const state = query.get('state') ?? ''
      const known = begun.get(state)
      begun.delete(state)
      const proven = known && (await find(id)?.finish(query.toString(), known.challenge))
      if (!known || !proven?.ok) return refused('AccountProviderExpired')
      const member = accounts.find(({ email }) => email === proven.value.email)
      const entered = member && (await open(visitor).entrance?.logIn(member))
      if (!entered?.ok) return refused('AccountProviderUnverified')
      const { email: to } = entered.value.user
      const mail = { kind: 'welcome', to, subject: 'Welcome back', text: 'You are logged in.', links: [] }
      const queued = await mails.queue(mail)
      if (!queued.ok) return refused('AccountProviderAway')
      return ok({ tag: 'entered', identity: entered.value, path: known.back ?? '/' })
    },
  }
}
