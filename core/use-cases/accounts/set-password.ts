import type { MemberPasswords } from '../../ports/accounts/member-passwords.port.js'
import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { isStorable, ok } from '../../shared/index.js'
import type { BackgroundWork } from '../../shared/index.js'
import type { EntryPorts } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { mayMail, mayTry } from './count-tries.js'
import { linkStanding, mustWait, PASSWORD_LINK_KINDS, passwordChange } from './decide-mail-link.js'
import type { PasswordLink } from './decide-mail-link.js'
import { invalidToken, linkExpired, refuse, tooMany } from './failures.js'
import { takeLink } from './mailed-links.js'
import { mailAccessRemoved } from './mails/mail-access-removed.js'
import { holderOf } from './member-views.js'
import { refusePassword } from './refuse-password.js'
import { revokeAccess } from './revoke-access.js'
import { hasFactor } from './second-factor/check-code.js'
import { recoveryBegunOn, sendFactorRecovery } from './second-factor/recover-factor.js'
import { restoreEmail } from './self-service/undo-email-change.js'
import { sendPasswordLink } from './send-password-link.js'
import { continueAsGuest, enterProven } from './sessions.js'
import { unlessStored } from './storage/already-stored.js'
import type { StoredLink } from './storage/mail-links.js'
import type { StoredMember } from './storage/stored-member.js'

/** The ports of passwords that are set by mailed links. */
export interface PasswordLinkPorts extends EntryPorts {
  readonly passwords: MemberPasswords
}

/** Queues the mail for a new password, if there is such a member. */
async function sendReset(ports: PasswordLinkPorts, email: string): Promise<void> {
  const member = isStorable(email) ? await ports.store.members.findByEmail(email) : null
  if (member === null || member.bannedOnMs !== null) return
  await ports.unitOfWork(async (work) => {
    await sendPasswordLink(work, ports, member, 'resetPassword')
    await work.events.record('reset-asked', member.id)
  })
  ports.onMail()
}

/** Answers before any look-up, so that neither text nor time reveals members. `later` runs the remaining work. */
export async function resetPassword(
  ports: PasswordLinkPorts,
  visitor: Visitor,
  email: string,
  later: BackgroundWork,
): ReturnType<AccountEntrance['resetPassword']> {
  if (!(await mayTry(ports, visitor, 'reset')) || !(await mayMail(ports, email, 'reset'))) return tooMany
  later(() => sendReset(ports, email))
  return ok(undefined)
}

const tooEarly = refuse(
  'AccountFactorWaits',
  'This link removes the second factor. It works from three days after it was mailed.',
)

interface Asked {
  readonly kind: PasswordLink
  readonly link: StoredLink
  readonly email: string
}

/** The account and the kind of a password token; null if the token is unknown. */
async function findPasswordLink({ store }: PasswordLinkPorts, token: string): Promise<Asked | null> {
  for (const kind of PASSWORD_LINK_KINDS) {
    const link = await store.links.find(kind, token)
    const member = link && (await store.members.find(link.memberId))
    if (link !== null && member !== null)
      return { kind, link, email: kind === 'undo' ? (link.detail ?? '') : member.email }
  }
  return null
}

type Changed =
  | { readonly tag: 'changed'; readonly memberId: string }
  | { readonly tag: 'expired' | 'invalid' }

/** A new password, by its hash, and the kind of link that sets it. */
interface NewPassword {
  readonly kind: PasswordLink
  readonly passwordHash: string
}

/**
 * Gives the account to the owner of its mailbox, revokes access that a stranger may have set up, and mails what was
 * revoked.
 */
async function transferAccount(
  work: AccountWork,
  ports: PasswordLinkPorts,
  member: StoredMember,
  { kind, passwordHash }: NewPassword,
): Promise<void> {
  const { id, email: to, name } = member
  const begunOn = await recoveryBegunOn(work, ports, id)
  const change = passwordChange(kind, { isVerified: member.status === 'verified' })
  const removed = await revokeAccess(work, id, change)
  await work.members.update(id, { passwordHash, status: 'verified' })
  await work.events.record('password-changed', id)
  await work.mails.queue({ kind: 'updatedPassword', to, name, path: '/reset-password' })
  await mailAccessRemoved(work, member, removed)
  const factor = await work.factors.find(id)
  if (factor?.isOn === true) await sendFactorRecovery(work, ports, member, begunOn)
}

/** Redeems a link and sets the new password of its member. */
async function changePassword(
  work: AccountWork,
  ports: PasswordLinkPorts,
  token: string,
  password: NewPassword,
): Promise<Changed> {
  const { kind } = password
  const link = await takeLink(work, kind, token)
  const member = link && (await work.members.lock(link.memberId))
  const standing = linkStanding(link, holderOf(member), ports.clock.wallTime())
  if (link === null || member === null) return { tag: 'invalid' }
  if (standing !== 'valid') return { tag: standing }
  const owner = kind === 'undo' ? await restoreEmail(work, member, link) : member
  if (owner === null) return { tag: 'invalid' }
  await transferAccount(work, ports, owner, password)
  return { tag: 'changed', memberId: member.id }
}

/** Sets a password with a mailed token, which verifies the address as well. Every session ends. */
export async function updatePassword(
  ports: PasswordLinkPorts,
  visitor: Visitor,
  { password, token }: { readonly password: string; readonly token: string },
): ReturnType<AccountEntrance['updatePassword']> {
  if (!(await mayTry(ports, visitor, 'token'))) return tooMany
  const asked = await findPasswordLink(ports, token)
  const refused = await refusePassword(ports, password, asked?.email ?? '')
  if (refused !== null) return refused
  // A wrong token costs no hash.
  if (asked === null) return invalidToken
  const { kind, link } = asked
  if (kind === 'factor' && mustWait(Number(link.detail), ports.clock.wallTime())) return tooEarly
  const passwordHash = await ports.passwords.hash(password)
  const changing = ports.unitOfWork((work) => changePassword(work, ports, token, { kind, passwordHash }))
  // A concurrent request may have given the old address to an account that keeps it.
  const changed = await unlessStored(changing, (): Changed => ({ tag: 'invalid' }))
  if (changed.tag !== 'changed') return changed.tag === 'expired' ? linkExpired : invalidToken
  ports.onMail()
  // A mailbox is one factor: members with a second one log in with both.
  const isEnough = !(await hasFactor(ports, changed.memberId))
  const identity = isEnough
    ? await enterProven(ports, visitor, changed.memberId, async (_, now) => now.passwordHash === passwordHash)
    : null
  return ok(identity ?? (await continueAsGuest(ports, visitor)))
}
