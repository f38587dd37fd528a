import { emailKey } from '../../../accounts/index.js'
import type { AccountValues } from '../../../accounts/index.js'
import type { EnteredUser, SignUp } from '../../../ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../../ports/gateway-failure.port.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { AccountClock, AccountRules, LinkSources } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { notAllowed, refuse, siteIsFull } from '../failures.js'
import { keepPlace } from '../keep-place.js'
import { isOver, takeLink } from '../mailed-links.js'
import { enteredUserOf } from '../member-views.js'
import { memberName } from '../new-member.js'
import { revokeAccess } from '../revoke-access.js'
import { sendInvitation } from '../send-invitation.js'
import { sendVerification } from '../send-verification.js'
import type { StoredMember } from '../storage/stored-member.js'

const duplicate = refuse('UsysDuplicateEmail', 'An account with this e-mail address exists already.')

/** The result of a sign-up. */
export type Enrolled = Result<EnteredUser, GatewayFailure>

/** A checked form with all that it may store. */
export interface Prepared {
  readonly form: SignUp
  readonly passwordHash: string
  readonly values: AccountValues
  /** The stored form of the visitor's browser. */
  readonly browser: string
  /** The new member, if the form makes one. */
  readonly member: StoredMember
  /** True if a known address may get one more mail. */
  readonly mayMail: boolean
}

/** Thrown to keep the invitation valid for the right address. */
export class WrongAddress extends Error {}

/** Mails a member that they have an account; the form's answer is the same as for a new address. */
async function answerTaken(
  { mails }: AccountWork,
  { settings }: AccountRules,
  { member, mayMail }: Prepared,
  { email, name, bannedOnMs }: StoredMember,
): Promise<Enrolled> {
  if (!settings.hidesMembers) return duplicate
  if (bannedOnMs === null && mayMail)
    await mails.queue({ kind: 'alreadyMember', to: email, name, path: '/log-in' })
  return ok(enteredUserOf(member))
}

/** Fills an invited or imported account that never had a password with the data of the form. */
async function claim(
  work: AccountWork,
  { settings }: AccountRules,
  { form, passwordHash, values }: Prepared,
  found: StoredMember,
): Promise<StoredMember> {
  const change = {
    name: memberName(form.name) || found.name,
    passwordHash,
    acceptPrivacy: form.acceptPrivacy,
    acceptCommunications: form.acceptCommunications,
    fields: { ...found.fields, ...values },
    status: 'verified',
  } as const
  await revokeAccess(work, found.id, 'claimed')
  await work.members.update(found.id, change)
  await work.groups.add(found.id, settings.signUpGroups)
  await work.events.record('signed-up', found.id)
  return { ...found, ...change }
}

/** Signs up an invited visitor. The link of an invitation proves its address, so no verification follows. */
export async function signUpInvited(
  work: AccountWork,
  ports: AccountClock & AccountRules,
  prepared: Prepared,
  inviteToken: string,
): Promise<Enrolled> {
  const link = await takeLink(work, 'invite', inviteToken)
  const member = link && (await work.members.lock(link.memberId))
  // A member who used another mail has a password, which an older link does not replace.
  if (link === null || member?.status !== 'invited' || member.bannedOnMs !== null || isOver(link, ports))
    return notAllowed
  if (emailKey(member.email) !== emailKey(prepared.form.email)) throw new WrongAddress()
  return ok(enteredUserOf(await claim(work, ports, prepared, member)))
}

/** Signs up a visitor without an invitation, whose address is verified by a mailed link. */
export async function signUpOpen(
  work: AccountWork,
  ports: LinkSources & AccountRules,
  prepared: Prepared,
): Promise<Enrolled> {
  const { settings } = ports
  const { form, member, browser } = prepared
  const found = await work.members.findByEmail(form.email)
  if (found !== null && (found.status !== 'invited' || found.bannedOnMs !== null))
    return answerTaken(work, ports, prepared, found)
  if (settings.signUp !== 'open') return notAllowed
  if (found !== null) {
    // The sender of the form has not proved ownership of the mailbox. A stranger could set a password now,
    // which the owner of the mailbox would make valid by following the link.
    if (prepared.mayMail) await sendInvitation(work, ports, found)
    return ok(enteredUserOf(member))
  }
  if (!(await keepPlace(work, ports))) return siteIsFull
  await work.members.insert(member)
  await work.groups.add(member.id, settings.signUpGroups)
  await work.events.record('signed-up', member.id)
  await sendVerification(work, ports, member, { browser, redirectPath: form.redirectPath })
  return ok(enteredUserOf(member))
}
