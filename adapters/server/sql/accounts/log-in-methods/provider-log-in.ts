import { portsOf } from '../ports-of.js'
import { isEmailAddress, isSameMailbox, localPath } from '../../../../../core/accounts/index.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import type {
  IdentityChallenge,
  IdentityFailure,
  IdentityProvider,
  ProvenIdentity,
} from '../../../../../core/ports/accounts/identity-provider.port.js'
import type {
  ProviderEntry,
  ProviderLogIn,
  ProviderQuery,
} from '../../../../../core/ports/accounts/site-accounts.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { isDuplicate, isStorable, secretId } from '../../engine/index.js'
import type { MemberRow } from '../../engine/index.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { mayTry } from '../../../../../core/use-cases/accounts/count-tries.js'
import type { EntranceQueue } from '../../../../../core/use-cases/accounts/entrance-queue.js'
import { recordEvent } from '../account-events.js'
import { notAllowed, refuse, siteIsFull, tooMany } from '../../../../../core/use-cases/accounts/failures.js'
import { queueMail } from '../mails/queue-mail.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { addGroups, findByEmail, keepPlace, lockMember } from '../members.js'
import { newMember } from '../new-member.js'
import { proveMailbox } from '../prove-mailbox.js'
import { hasFactor } from '../../../../../core/use-cases/accounts/second-factor/check-code.js'
import { switchIdentity } from '../../../../../core/use-cases/accounts/sessions.js'
import { browserOf, isOver, issueToken, takeToken } from '../tokens.js'
import { addLink, useLink } from './linked-providers.js'

/** The path to which providers send browsers back. */
export const PROVIDER_PATH = '/.vitrine/log-in'
const MAX_NAME_LENGTH = 100

const unknownProvider = refuse('AccountProviderUnknown', 'There is no such way to log in here.')
const isOld = refuse(
  'AccountProviderExpired',
  'This log-in was not begun in this browser, took too long or was used already. Please try again.',
)
const unverified = (name: string) =>
  refuse(
    'AccountProviderUnverified',
    `${name} has not confirmed that your e-mail address is yours. Confirm it there, or log in here another way.`,
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
  { origin }: AccountsContext,
  { id: visitor }: Visitor,
  { id: provider }: IdentityProvider,
  state: string,
): IdentityChallenge => ({
  state,
  nonce: secretId('provider nonce', state, visitor),
  verifier: secretId('provider verifier', state, visitor),
  returnTo: new URL(`${PROVIDER_PATH}/${provider}/back`, origin()).href,
})

/** Reports the failure to the owner, who alone can fix it. */
function refusalOf(
  { onError }: AccountsContext,
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
  context: AccountsContext,
  visitor: Visitor,
  { provider, queue }: Asked,
  back: string | null,
): Answer<string> {
  const issued = await queue.other(visitor, async () => {
    if (!(await mayTry(portsOf(context), visitor, 'log-in'))) return tooMany
    const token = await inTransaction(context, (tables) =>
      issueToken(tables, context, 'provider', {
        memberId: '',
        browser: browserOf(visitor),
        redirectPath: back === null ? null : localPath(back),
        detail: provider.id,
      }),
    )
    return ok(token)
  })
  if (!issued.ok) return issued
  const begun = await provider.begin(challengeOf(context, visitor, provider, issued.value))
  if (begun.ok) return begun
  return begun.failure.tag === 'declined'
    ? notProven(provider.name)
    : refusalOf(context, provider, begun.failure)
}

interface Known {
  readonly identity: ProvenIdentity
  readonly provider: IdentityProvider
  readonly email: string
}

/** Creates a member with an address that the provider has verified. */
async function join(
  tables: Tables,
  context: AccountsContext,
  { identity, email }: Known,
): Promise<MemberRow> {
  const name = isStorable(identity.name) ? identity.name.trim().slice(0, MAX_NAME_LENGTH) : ''
  const row = newMember(context, { email, name, status: 'verified' })
  await tables.insertInto('member').values(row).execute()
  await queueMail(tables, context, { kind: 'welcome', to: email, name, path: '/' })
  return row
}

async function link(tables: Tables, context: AccountsContext, known: Known): Answer<string> {
  const { settings } = context
  const found = await findByEmail(tables, context, known.email)
  const locked = found && (await lockMember(tables, context, found.id))
  // Two addresses may look alike in letters of several scripts, and the provider has verified only one of
  // the mailboxes.
  if (locked !== null && !isSameMailbox(locked.email, known.email)) return unverified(known.provider.name)
  if (locked === null && settings.signUp !== 'open') return notAllowed
  if (locked !== null && locked.banned_on !== null) return notAllowed
  if (locked === null && !(await keepPlace(tables, context))) return siteIsFull
  if (locked !== null) {
    await proveMailbox(tables, context, locked)
    await mailSecurityChanged(tables, context, locked.id)
  }
  const { id, status } = locked ?? (await join(tables, context, known))
  if (locked === null || status === 'invited') {
    await addGroups(tables, context, id, settings.signUpGroups)
    await recordEvent(tables, context, 'signed-up', id)
  }
  const { identity, provider } = known
  await addLink(tables, context, { identity, provider: provider.id, memberId: id })
  return ok(id)
}

/** The member of an identity at a provider; a new one is created if sign-up is open. */
async function memberOf(
  tables: Tables,
  context: AccountsContext,
  provider: IdentityProvider,
  identity: ProvenIdentity,
): Promise<Result<string, GatewayFailure>> {
  const linked = await useLink(tables, context, identity)
  if (linked !== null) {
    const member = await lockMember(tables, context, linked)
    return member === null || member.banned_on !== null ? notAllowed : ok(linked)
  }
  const email = identity.email?.trim() ?? ''
  if (!identity.isEmailVerified || !isEmailAddress(email) || !isStorable(email))
    return unverified(provider.name)
  return link(tables, context, { identity, provider, email })
}

async function enter(
  context: AccountsContext,
  visitor: Visitor,
  memberId: string,
  redirectPath: string | null,
): Promise<ProviderEntry> {
  if (!(await hasFactor(portsOf(context), memberId))) {
    const identity = await switchIdentity(portsOf(context), visitor, memberId)
    return { tag: 'entered', identity, path: redirectPath ?? '/' }
  }
  // The page that opens mailed links asks for the code, and continues as such a link does.
  const token = await inTransaction(context, (tables) =>
    issueToken(tables, context, 'link', { memberId, browser: browserOf(visitor), redirectPath }),
  )
  return { tag: 'code-needed', path: `/log-in?linkToken=${token}` }
}

async function finish(
  context: AccountsContext,
  visitor: Visitor,
  { provider, queue }: Asked,
  query: ProviderQuery,
): Answer<ProviderEntry> {
  const state = query.get('state') ?? ''
  const taken = await queue.other(visitor, async () => {
    if (!(await mayTry(portsOf(context), visitor, 'token'))) return tooMany
    const row = await inTransaction(context, (tables) => takeToken(tables, context, 'provider', state))
    const isOurs = row !== null && row.visitor === browserOf(visitor) && row.detail === provider.id
    return isOurs && !isOver(row, context) ? ok({ back: row.redirect_path }) : isOld
  })
  if (!taken.ok) return taken
  const { back } = taken.value
  const proven = await provider.finish(query.toString(), challengeOf(context, visitor, provider, state))
  if (!proven.ok) {
    const { failure } = proven
    if (failure.tag !== 'declined') return refusalOf(context, provider, failure)
    return ok({
      tag: 'declined',
      path: back === null ? '/log-in' : `/log-in?usredir=${encodeURIComponent(back)}`,
    })
  }
  const settle = (): Answer<string> =>
    inTransaction(context, (tables) => memberOf(tables, context, provider, proven.value))
  return queue.other(visitor, async () => {
    const member = await settle().catch((thrown: unknown) => {
      // A new visitor may have two windows open: the second one finds the account of the first.
      if (isDuplicate(thrown)) return settle()
      throw thrown
    })
    if (!member.ok) return member
    context.onMail()
    return ok(await enter(context, visitor, member.value, back))
  })
}

/** Makes the log-ins by a site's providers. */
export function createProviderLogIn(context: AccountsContext, queue: EntranceQueue): ProviderLogIn {
  const find = (id: string) => (context.providers ?? []).find((provider) => provider.id === id)
  return {
    begin: async (visitor, id, back) => {
      const provider = find(id)
      return provider === undefined ? unknownProvider : begin(context, visitor, { provider, queue }, back)
    },
    finish: async (visitor, id, query) => {
      const provider = find(id)
      return provider === undefined ? unknownProvider : finish(context, visitor, { provider, queue }, query)
    },
  }
}
