import { isEmailAddress, isSameMailbox } from '../../../accounts/index.js'
import type { IdentityProvider, ProvenIdentity } from '../../../ports/accounts/identity-provider.port.js'
import type { GatewayFailure } from '../../../ports/gateway-failure.port.js'
import { isStorable, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { AccountClock, EnrolmentPorts } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { notAllowed, refuse, siteIsFull } from '../failures.js'
import { keepPlace } from '../keep-place.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { newMember } from '../new-member.js'
import { proveMailbox } from '../prove-mailbox.js'
import type { StoredMember } from '../storage/stored-member.js'

const MAX_NAME_LENGTH = 100

const unverified = (name: string) =>
  refuse(
    'AccountProviderUnverified',
    `${name} has not confirmed that your e-mail address is yours. Confirm it there, or log in here another way.`,
  )

type IdentityPorts = EnrolmentPorts & AccountClock
type Found = Result<string, GatewayFailure>

/** An identity with the address that the provider has verified. */
interface Known {
  readonly identity: ProvenIdentity
  readonly provider: IdentityProvider
  readonly email: string
}

async function addLink(
  { providers, events }: AccountWork,
  { clock }: AccountClock,
  { identity, provider: { id: provider } }: Pick<Known, 'identity' | 'provider'>,
  memberId: string,
): Promise<void> {
  await providers.insert({ identity, provider, memberId, nowMs: clock.wallTime() })
  await events.record('provider-linked', memberId, { provider })
}

/** Creates a member with an address that the provider has verified. */
async function join(
  { members, mails }: AccountWork,
  ports: IdentityPorts,
  { identity, email }: Known,
): Promise<StoredMember> {
  const name = isStorable(identity.name) ? identity.name.trim().slice(0, MAX_NAME_LENGTH) : ''
  const member = newMember(ports, { email, name, status: 'verified' })
  await members.insert(member)
  await mails.queue({ kind: 'welcome', to: email, name, path: '/' })
  return member
}

/** Adds the groups of a sign-up. */
async function signUp(
  { groups, events }: AccountWork,
  { settings }: IdentityPorts,
  memberId: string,
): Promise<void> {
  await groups.add(memberId, settings.signUpGroups)
  await events.record('signed-up', memberId)
}

/** Links an identity to the member with its address. */
async function linkMember(
  work: AccountWork,
  ports: IdentityPorts,
  known: Known,
  member: StoredMember,
): Promise<Found> {
  // Two addresses may look alike in letters of several scripts, and the provider has verified only one of
  // the mailboxes.
  if (!isSameMailbox(member.email, known.email)) return unverified(known.provider.name)
  if (member.bannedOnMs !== null) return notAllowed
  await proveMailbox(work, member)
  await mailSecurityChanged(work, member.id)
  if (member.status === 'invited') await signUp(work, ports, member.id)
  await addLink(work, ports, known, member.id)
  return ok(member.id)
}

/** Links an identity to a new member, if sign-up is open and the plan has a place. */
async function linkNewMember(work: AccountWork, ports: IdentityPorts, known: Known): Promise<Found> {
  if (ports.settings.signUp !== 'open') return notAllowed
  if (!(await keepPlace(work, ports))) return siteIsFull
  const { id } = await join(work, ports, known)
  await signUp(work, ports, id)
  await addLink(work, ports, known, id)
  return ok(id)
}

/** The member of an identity at a provider; a new one is created if sign-up is open. */
export async function memberOfIdentity(
  work: AccountWork,
  ports: IdentityPorts,
  provider: IdentityProvider,
  identity: ProvenIdentity,
): Promise<Found> {
  const linked = await work.providers.use(identity, ports.clock.wallTime())
  if (linked !== null) {
    const member = await work.members.lock(linked)
    return member === null || member.bannedOnMs !== null ? notAllowed : ok(linked)
  }
  const email = identity.email?.trim() ?? ''
  if (!identity.isEmailVerified || !isEmailAddress(email) || !isStorable(email))
    return unverified(provider.name)
  const known = { identity, provider, email }
  const found = await work.members.findByEmail(email)
  const locked = found && (await work.members.lock(found.id))
  return locked === null ? linkNewMember(work, ports, known) : linkMember(work, ports, known, locked)
}
