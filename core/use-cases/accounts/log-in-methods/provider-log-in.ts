import { localPath } from '../../../accounts/index.js'
import type { Answer } from '../../../ports/gateway-failure.port.js'
import type {
  IdentityChallenge,
  IdentityFailure,
  IdentityProvider,
  ProvenIdentity,
} from '../../../ports/accounts/identity-provider.port.js'
import type {
  ProviderEntry,
  ProviderLogIn,
  ProviderQuery,
} from '../../../ports/accounts/site-accounts.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { EnrolmentPorts, EntryPorts, ProviderPorts } from '../account-ports.js'
import { mayTry } from '../count-tries.js'
import type { EntranceQueue } from '../entrance-queue.js'
import { notAllowed, refuse, tooMany } from '../failures.js'
import { browserOf, isOver, issueLink, takeLink } from '../mailed-links.js'
import { hasFactor } from '../second-factor/check-code.js'
import { enterProven } from '../sessions.js'
import { unlessStored } from '../storage/already-stored.js'
import { memberOfIdentity } from './member-of-identity.js'

/** The ports of a log-in with a provider. */
export interface ProviderLogInPorts extends EntryPorts, EnrolmentPorts, ProviderPorts {
  /** Called with the failures that only the owner can fix. */
  readonly onError: (error: unknown) => void
}

const unknownProvider = refuse('AccountProviderUnknown', 'There is no such way to log in here.')
const isOld = refuse(
  'AccountProviderExpired',
  'This log-in was not begun in this browser, took too long or was used already. Please try again.',
)
const notProven = (name: string) =>
  refuse('AccountProviderRefused', `What ${name} answered could not be trusted. Please try again.`)
const away = (name: string) =>
  refuse(
    'AccountProviderAway',
    `${name} cannot be reached right now. Please try again, or log in another way.`,
  )

/**
 * Derives the secrets of a log-in from its state and from the visitor's own secret, which the provider never gets.
 * They are not stored, and no other browser can finish the log-in.
 */
const challengeOf = (
  { digest, providerReturn }: ProviderLogInPorts,
  { id: visitor }: Visitor,
  { id: provider }: IdentityProvider,
  state: string,
): IdentityChallenge => ({
  state,
  nonce: digest('provider nonce', state, visitor),
  verifier: digest('provider verifier', state, visitor),
  returnTo: providerReturn(provider),
})

/** Reports the failure to the owner, who alone can fix it. */
function refusalOf(
  { onError }: ProviderLogInPorts,
  { name }: IdentityProvider,
  failure: Exclude<IdentityFailure, { readonly tag: 'declined' }>,
) {
  onError(new Error(`Log-in with ${name}: ${failure.reason}`))
  return failure.tag === 'unreachable' ? away(name) : notProven(name)
}

/** The provider of a log-in, and the queue for its queries. */
interface Asked {
  readonly provider: IdentityProvider
  readonly queue: EntranceQueue
}

async function begin(
  ports: ProviderLogInPorts,
  visitor: Visitor,
  { provider, queue }: Asked,
  back: string | null,
): Answer<string> {
  const state = await queue.other(visitor, async () => {
    if (!(await mayTry(ports, visitor, 'log-in'))) return tooMany
    const of = {
      memberId: '',
      browser: browserOf(ports, visitor),
      redirectPath: back === null ? null : localPath(back),
      detail: provider.id,
    }
    return ok(await ports.unitOfWork((work) => issueLink(work, ports, 'provider', of)))
  })
  if (!state.ok) return state
  const begun = await provider.begin(challengeOf(ports, visitor, provider, state.value))
  if (begun.ok) return begun
  return begun.failure.tag === 'declined'
    ? notProven(provider.name)
    : refusalOf(ports, provider, begun.failure)
}

/** Redeems the state of a log-in: once, and only in the browser that was sent; the value is the wanted page. */
async function takeState(
  ports: ProviderLogInPorts,
  visitor: Visitor,
  provider: IdentityProvider,
  state: string,
): Answer<string | null> {
  if (!(await mayTry(ports, visitor, 'token'))) return tooMany
  const link = await ports.unitOfWork((work) => takeLink(work, 'provider', state))
  const isOurs = link?.browser === browserOf(ports, visitor) && link.detail === provider.id
  return link !== null && isOurs && !isOver(link, ports) ? ok(link.redirectPath) : isOld
}

async function enter(
  ports: ProviderLogInPorts,
  visitor: Visitor,
  { memberId, proven }: { readonly memberId: string; readonly proven: ProvenIdentity },
  redirectPath: string | null,
): Answer<ProviderEntry> {
  if (!(await hasFactor(ports, memberId))) {
    const identity = await enterProven(
      ports,
      visitor,
      memberId,
      async ({ providers }) => (await providers.use(proven, ports.clock.wallTime())) === memberId,
    )
    return identity === null ? notAllowed : ok({ tag: 'entered', identity, path: redirectPath ?? '/' })
  }
  // The page that opens mailed links asks for the code, and continues as such a link does.
  const of = { memberId, browser: browserOf(ports, visitor), redirectPath }
  const token = await ports.unitOfWork((work) => issueLink(work, ports, 'link', of))
  return ok({ tag: 'code-needed', path: `/log-in?linkToken=${token}` })
}

async function finish(
  ports: ProviderLogInPorts,
  visitor: Visitor,
  { provider, queue }: Asked,
  query: ProviderQuery,
): Answer<ProviderEntry> {
  const state = query.get('state') ?? ''
  const taken = await queue.other(visitor, () => takeState(ports, visitor, provider, state))
  if (!taken.ok) return taken
  const back = taken.value
  const proven = await provider.finish(query.toString(), challengeOf(ports, visitor, provider, state))
  if (!proven.ok) {
    const { failure } = proven
    if (failure.tag !== 'declined') return refusalOf(ports, provider, failure)
    return ok({
      tag: 'declined',
      path: back === null ? '/log-in' : `/log-in?usredir=${encodeURIComponent(back)}`,
    })
  }
  const settle = (): Answer<string> =>
    ports.unitOfWork((work) => memberOfIdentity(work, ports, provider, proven.value))
  return queue.other(visitor, async () => {
    // A new visitor may have two windows open: the second one finds the account of the first.
    const member = await unlessStored(settle(), settle)
    if (!member.ok) return member
    ports.onMail()
    return enter(ports, visitor, { memberId: member.value, proven: proven.value }, back)
  })
}

/** Makes the log-ins by a site's providers. */
export function createProviderLogIn(ports: ProviderLogInPorts, queue: EntranceQueue): ProviderLogIn {
  const find = (id: string) => ports.identityProviders.find((provider) => provider.id === id)
  return {
    begin: async (visitor, id, back) => {
      const provider = find(id)
      return provider === undefined ? unknownProvider : begin(ports, visitor, { provider, queue }, back)
    },
    finish: async (visitor, id, query) => {
      const provider = find(id)
      return provider === undefined ? unknownProvider : finish(ports, visitor, { provider, queue }, query)
    },
  }
}
