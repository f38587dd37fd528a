import type { CaptchaVerifier } from '../../../ports/forms/captcha-verifier.port.js'
import type { MemberPasswords } from '../../../ports/accounts/member-passwords.port.js'
import { hasMemberRoom } from '../../../accounts/index.js'
import type { AccountEntrance, SignUp } from '../../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { BackgroundWork } from '../../../shared/index.js'
import type { EnrolmentPorts, EntryPorts } from '../account-ports.js'
import { mayMail, mayTry } from '../count-tries.js'
import type { EntranceWork } from '../entrance-queue.js'
import { notAllowed, refuse, siteIsFull, tooMany } from '../failures.js'
import { valuesOf } from '../field-values.js'
import { browserOf } from '../mailed-links.js'
import { enteredUserOf } from '../member-views.js'
import { newMember } from '../new-member.js'
import { unlessStored } from '../storage/already-stored.js'
import { refuseChallenge, refuseForm } from './check-form.js'
import { signUpInvited, signUpOpen, WrongAddress } from './enroll.js'
import type { Enrolled, Prepared } from './enroll.js'

/** The ports of a sign-up. */
export interface SignUpPorts extends EntryPorts, EnrolmentPorts {
  readonly passwords: MemberPasswords
  /** Checks the challenge of the form; absent if it has none. */
  readonly captcha?: CaptchaVerifier
}

const otherAddress = refuse(
  'UsysMustUseInvitation',
  'Please use the e-mail address that your invitation was sent to.',
)

/** Makes an account. The password is hashed before any look-up, so that the time reveals nothing. */
export async function signUp(
  ports: SignUpPorts,
  visitor: Visitor,
  form: SignUp,
  { queue, later }: EntranceWork,
): ReturnType<AccountEntrance['signUp']> {
  const refused = await refuseForm(ports, form)
  if (refused !== null) return refused
  const counted = await queue.other(visitor, async () =>
    (await mayTry(ports, visitor, 'sign-up')) ? ok(undefined) : tooMany,
  )
  if (!counted.ok) return counted
  // The challenge service is asked outside of the queue, so that other requests do not wait for it.
  const unsolved = await refuseChallenge(ports, form, visitor)
  return unsolved ?? queue.other(visitor, () => enroll(ports, visitor, form, later))
}

async function prepare(ports: SignUpPorts, visitor: Visitor, form: SignUp): Promise<Prepared> {
  const passwordHash = await ports.passwords.hash(form.password)
  const values = valuesOf(form.entries)
  const isMailed = await mayMail(ports, form.email, 'sign-up')
  const { email, name, acceptPrivacy, acceptCommunications } = form
  const given = { email, name, passwordHash, acceptPrivacy, acceptCommunications, fields: values }
  const member = newMember(ports, { ...given, status: 'unverified' })
  return { form, passwordHash, values, browser: browserOf(ports, visitor), member, mayMail: isMailed }
}

async function enroll(
  ports: SignUpPorts,
  visitor: Visitor,
  form: SignUp,
  later: BackgroundWork,
): Promise<Enrolled> {
  const prepared = await prepare(ports, visitor, form)
  const { inviteToken } = form
  const once = (): Promise<Enrolled> =>
    ports.unitOfWork((work) =>
      inviteToken === null
        ? signUpOpen(work, ports, prepared)
        : signUpInvited(work, ports, prepared, inviteToken),
    )
  const run = (): Promise<Enrolled> =>
    // Two forms may have one address at the same time: the second finds the account of the first.
    unlessStored(once(), once)
  if (ports.settings.hidesMembers && inviteToken === null) return enrollUnseen(ports, prepared, later, run)
  try {
    const enrolled = await run()
    ports.onMail()
    return enrolled
  } catch (thrown) {
    if (thrown instanceof WrongAddress) return otherAddress
    throw thrown
  }
}

/**
 * Answers before the address is looked up, so that neither text nor time reveals members; refusals that do not depend
 * on the address go to every sender.
 */
async function enrollUnseen(
  { settings, store, onMail }: SignUpPorts,
  { member }: Prepared,
  later: BackgroundWork,
  run: () => Promise<unknown>,
): Promise<Enrolled> {
  if (settings.signUp !== 'open') return notAllowed
  if (!hasMemberRoom(settings.plan, await store.members.count())) return siteIsFull
  later(async () => {
    await run()
    onMail()
  })
  return ok(enteredUserOf(member))
}
