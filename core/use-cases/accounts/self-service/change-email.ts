import { emailKey, isEmailAddress } from '../../../accounts/index.js'
import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isStorable, ok } from '../../../shared/index.js'
import type { AccountData, AccountLimits, LinkSources, MailSignal } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { mayMail, mayTry } from '../count-tries.js'
import { linkStanding, newAddressMail } from '../decide-mail-link.js'
import type { LinkStanding } from '../decide-mail-link.js'
import { invalidToken, notAnAddress, notLoggedIn, refuse, tooMany } from '../failures.js'
import { issueLink, takeLink } from '../mailed-links.js'
import { holderOf } from '../member-views.js'
import { revokeAccess } from '../revoke-access.js'
import { currentMember } from '../sessions.js'
import { unlessStored } from '../storage/already-stored.js'
import { changeInSession, lockInSession } from './lock-in-session.js'
import { provenMember } from './proof.js'
import { mailFormerAddress } from './undo-email-change.js'

/** The ports of changes of an address, which mailed links confirm. */
interface NewAddressPorts extends AccountData, LinkSources, AccountLimits, MailSignal {}

const expired = refuse('UsysExpiredToken', 'This link has expired. Please change your address once more.')

/**
 * Sends a link to a member's new address. The answer is the same if the address belongs to another member
 * already; that member gets a mail.
 */
export async function changeEmail(
  ports: NewAddressPorts,
  visitor: Visitor,
  wanted: string,
): ReturnType<AccountSelfService['changeEmail']> {
  const to = wanted.trim()
  if (!isEmailAddress(to) || !isStorable(to)) return notAnAddress
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id, name, email } = proven.value
  if (!(await mayMail(ports, to, 'new-address')) || !(await mayMail(ports, emailKey(email), 'new-address')))
    return tooMany
  await ports.unitOfWork(async (work) => {
    if ((await lockInSession(work, visitor, id)) === null) return
    // Made for a taken address as well, but not mailed, so that the account page shows the same in both
    // cases.
    const token = await issueLink(work, ports, 'email', { memberId: id, detail: to })
    await work.events.record('email-change-asked', id)
    const taken = await work.members.findByEmail(to)
    const mail = newAddressMail(id, taken && { id: taken.id, isBanned: taken.bannedOnMs !== null })
    const path = `/user-account?emailToken=${token}`
    if (mail === 'link') return work.mails.queue({ kind: 'confirmEmail', to, name, path })
    if (mail === 'note' && taken !== null)
      await work.mails.queue({ kind: 'alreadyMember', to: taken.email, name: taken.name, path: '/log-in' })
  })
  ports.onMail()
  return ok(undefined)
}

async function takeAddress(work: AccountWork, ports: NewAddressPorts, token: string): Promise<LinkStanding> {
  const link = await takeLink(work, 'email', token)
  const member = link && (await work.members.lock(link.memberId))
  const email = link?.detail ?? null
  const standing = linkStanding(link, holderOf(member), ports.clock.wallTime())
  if (member === null || email === null) return 'invalid'
  if (standing !== 'valid') return standing
  await work.members.update(member.id, { email })
  await revokeAccess(work, member.id, 'email-changed')
  await work.events.record('email-changed', member.id)
  await mailFormerAddress(work, ports, member)
  return standing
}

/**
 * True if the link was opened where its member is logged in. Elsewhere its reader may be a stranger to the
 * account: the account would get the stranger's address, and the requester of the link would keep the
 * password.
 */
const isOpenedByMember = async (
  ports: NewAddressPorts,
  visitor: Visitor,
  memberId: string,
): Promise<boolean> => (await currentMember(ports, visitor))?.id === memberId

/** Gives a logged-in member the address that a link was mailed to. */
export async function confirmEmail(
  ports: NewAddressPorts,
  visitor: Visitor,
  token: string,
): ReturnType<AccountSelfService['confirmEmail']> {
  if (!(await mayTry(ports, visitor, 'token'))) return tooMany
  const link = await ports.store.links.find('email', token)
  const owner = link && (await ports.store.members.find(link.memberId))
  if (owner === null || owner.bannedOnMs !== null) return invalidToken
  // The link stays valid: it works after a log-in.
  if (!(await isOpenedByMember(ports, visitor, owner.id))) return notLoggedIn
  const taking = changeInSession(ports, visitor, owner.id, (work) => takeAddress(work, ports, token))
  // Another visitor may have signed up with the address meanwhile.
  const taken = await unlessStored(taking, (): LinkStanding => 'invalid')
  if (typeof taken === 'object') return taken
  if (taken !== 'valid') return taken === 'expired' ? expired : invalidToken
  ports.onMail()
  return ok(undefined)
}
