import type { AccountSettings } from '../../accounts/index.js'
import type { MemberPasswords } from '../../ports/accounts/member-passwords.port.js'
import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { isStorable, ok } from '../../shared/index.js'
import type { BackgroundWork } from '../../shared/index.js'
import type { EntryPorts, FactorCheck } from './account-ports.js'
import { mayLogIn, mayMail } from './count-tries.js'
import { decideLogIn } from './decide-log-in.js'
import type { EntranceWork } from './entrance-queue.js'
import { refuse, tooMany, wrongCredentials } from './failures.js'
import { browserOf } from './mailed-links.js'
import { enteredUserOf, holderOf } from './member-views.js'
import { checkFactor } from './second-factor/check-code.js'
import { sendVerification } from './send-verification.js'
import { currentMember, enterWithPassword, leaveBrowser } from './sessions.js'
import type { StoredMember } from './storage/stored-member.js'

/** The ports of a log-in with a password. */
export interface LogInPorts extends EntryPorts, FactorCheck {
  readonly passwords: MemberPasswords
  readonly settings: AccountSettings
}

const unverified = refuse(
  'UsysUnverifiedEmail',
  'Your e-mail address has not been verified yet. A new link is on its way by mail.',
)

/** Mails another link to a member who knows the password and has not verified the address. */
async function verifyAgain(ports: EntryPorts, visitor: Visitor, member: StoredMember): Promise<void> {
  if (!(await mayMail(ports, member.email, 'verify'))) return
  const of = { browser: browserOf(ports, visitor), redirectPath: null }
  await ports.unitOfWork((work) => sendVerification(work, ports, member, of))
  ports.onMail()
}

/** Refuses a member without a verified address. `hidesMembers`: with the same answer as for strangers. */
async function refuseUnverified(
  ports: EntryPorts,
  visitor: Visitor,
  member: StoredMember,
  mayReveal: boolean,
  later: BackgroundWork,
): ReturnType<AccountEntrance['logIn']> {
  if (mayReveal) {
    await verifyAgain(ports, visitor, member)
    return unverified
  }
  later(() => verifyAgain(ports, visitor, member))
  // A visitor who has just signed up knows this password, so an answer that differs from that for a taken
  // address would reveal which addresses are new.
  await ports.store.events.record('log-in-refused', member.id, { isBanned: false })
  return wrongCredentials
}

/** Logs a member in after the password, or asks for the second factor. */
async function enter(
  ports: LogInPorts,
  visitor: Visitor,
  member: StoredMember,
  code: string | null,
): ReturnType<AccountEntrance['logIn']> {
  const refused = await checkFactor(ports, member.id, code, visitor)
  if (refused !== null) return refused
  const entered = await enterWithPassword(ports, visitor, { member, isInSession: false })
  return entered === null ? wrongCredentials : ok({ ...entered, user: enteredUserOf(member) })
}

/** The code of the second factor is absent until it was asked for. */
interface LogInForm {
  readonly email: string
  readonly password: string
  readonly code?: string
}

/**
 * Compares a password and logs its member in. Queries, writes and the password check are the same for every
 * address, so that the time does not reveal members.
 */
async function tryPassword(
  ports: LogInPorts,
  visitor: Visitor,
  { email, password, code }: LogInForm,
  later: BackgroundWork,
): ReturnType<AccountEntrance['logIn']> {
  const { store, passwords, settings } = ports
  const found = isStorable(email) ? await store.members.findByEmail(email) : null
  if (!(await mayLogIn(ports, visitor, email, found?.id ?? null))) return tooMany
  const isRight = await passwords.verify(found?.passwordHash ?? null, password)
  const decision = decideLogIn(holderOf(found), isRight, settings.hidesMembers)
  if (found === null || decision.tag === 'refused') {
    const isBanned = decision.tag === 'refused' && decision.isBanned
    await store.events.record('log-in-refused', found?.id ?? null, { isBanned })
    return wrongCredentials
  }
  return decision.tag === 'unverified'
    ? refuseUnverified(ports, visitor, found, decision.mayReveal, later)
    : enter(ports, visitor, found, code ?? null)
}

/**
 * Makes the log-in with a password, and with a code if the second factor asks for one; each log-in waits in
 * its queue.
 */
export const createLogIn =
  (ports: LogInPorts, visitor: Visitor, { queue, later }: EntranceWork) =>
  (form: LogInForm): ReturnType<AccountEntrance['logIn']> =>
    queue.logIn(visitor, () => tryPassword(ports, visitor, form, later))

/** Logs a visitor out; without a valid session nothing changes. */
export async function logOut(ports: EntryPorts, visitor: Visitor): ReturnType<AccountEntrance['logOut']> {
  const member = await currentMember(ports, visitor)
  // Without a session nothing is written, since strangers can send this request without limit.
  if (member === null)
    return ok({ visitor: visitor.id, session: null, wasLoggedIn: visitor.isReturning === true })
  const identity = await leaveBrowser(ports, visitor, member.id)
  await ports.store.events.record('logged-out', member.id)
  return ok(identity)
}
