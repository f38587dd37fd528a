import type { AccountEntrance } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { isStorable } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { mayLogIn, mayMail } from './count-tries.js'
import type { EntranceQueue } from './entrance-queue.js'
import { recordEvent } from './account-events.js'
import { refuse, tooMany, wrongCredentials } from '../../../../core/use-cases/accounts/failures.js'
import { enteredUserOf, findByEmail, holderOf } from './members.js'
import { checkFactor } from './second-factor/check-code.js'
import { currentMember, enterWithPassword, leaveBrowser } from './sessions.js'
import { browserOf } from './tokens.js'
import type { BackgroundWork } from '../../../../core/shared/index.js'
import { sendVerification } from './verify-email.js'
import { decideLogIn } from '../../../../core/use-cases/accounts/decide-log-in.js'

const unverified = refuse(
  'UsysUnverifiedEmail',
  'Your e-mail address has not been verified yet. A new link is on its way by mail.',
)

/** Mails another link to a member who knows the password and has not verified the address. */
async function verifyAgain(context: AccountsContext, visitor: Visitor, member: MemberRow): Promise<void> {
  if (!(await mayMail(context, member.email, 'verify'))) return
  await inTransaction(context, (tables) =>
    sendVerification(tables, context, member, browserOf(visitor), null),
  )
  context.onMail()
}

/** Refuses a member without a verified address. `hidesMembers`: with the same answer as for strangers. */
async function refuseUnverified(
  context: AccountsContext,
  visitor: Visitor,
  member: MemberRow,
  mayReveal: boolean,
  later: BackgroundWork,
): ReturnType<AccountEntrance['logIn']> {
  if (mayReveal) {
    await verifyAgain(context, visitor, member)
    return unverified
  }
  later(() => verifyAgain(context, visitor, member))
  // A visitor who has just signed up knows this password, so an answer that differs from that for a taken
  // address would reveal which addresses are new.
  await recordEvent(tablesOf(context.sql), context, 'log-in-refused', member.id, { isBanned: false })
  return wrongCredentials
}

/** Logs a member in after the password, or asks for the second factor. */
async function enter(
  context: AccountsContext,
  visitor: Visitor,
  member: MemberRow,
  code: string | null,
): ReturnType<AccountEntrance['logIn']> {
  const refused = await checkFactor(context, member.id, code, visitor)
  if (refused !== null) return refused
  const entered = await enterWithPassword(context, visitor, { member, isInSession: false })
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
  context: AccountsContext,
  visitor: Visitor,
  { email, password, code }: LogInForm,
  later: BackgroundWork,
): ReturnType<AccountEntrance['logIn']> {
  const found = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (!(await mayLogIn(context, visitor, email, found?.id ?? null))) return tooMany
  const isRight = await context.passwords.verify(found?.password_hash ?? null, password)
  const decision = decideLogIn(holderOf(found), isRight, context.settings.hidesMembers)
  if (found === null || decision.tag === 'refused') {
    const isBanned = decision.tag === 'refused' && decision.isBanned
    await recordEvent(tablesOf(context.sql), context, 'log-in-refused', found?.id ?? null, { isBanned })
    return wrongCredentials
  }
  return decision.tag === 'unverified'
    ? refuseUnverified(context, visitor, found, decision.mayReveal, later)
    : enter(context, visitor, found, code ?? null)
}

/**
 * Makes the log-in with a password, and with a code if the second factor asks for one; each log-in waits in
 * its queue.
 */
export const createLogIn =
  (
    context: AccountsContext,
    visitor: Visitor,
    { queue, later }: { readonly queue: EntranceQueue; readonly later: BackgroundWork },
  ) =>
  (form: LogInForm): ReturnType<AccountEntrance['logIn']> =>
    queue.logIn(visitor, () => tryPassword(context, visitor, form, later))

/** Logs a visitor out; without a valid session nothing changes. */
export async function logOut(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountEntrance['logOut']> {
  const member = await currentMember(context, visitor)
  // Without a session nothing is written, since strangers can send this request without limit.
  if (member === null)
    return ok({ visitor: visitor.id, session: null, wasLoggedIn: visitor.isReturning === true })
  const identity = await leaveBrowser(context, visitor, member.id)
  await recordEvent(tablesOf(context.sql), context, 'logged-out', member.id)
  return ok(identity)
}
