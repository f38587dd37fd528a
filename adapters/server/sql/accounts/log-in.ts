import type { AccountEntrance } from '../../../../core/ports/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { isStorable } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { mayLogIn, mayMail, mayTryHere } from './attempt-limits.js'
import { recordEvent } from './events.js'
import { refuse, tooMany, wrongCredentials } from '../../../../core/use-cases/accounts/failures.js'
import { enteredUserOf, findByEmail } from './members.js'
import { checkFactor } from './second-factor/check-code.js'
import { currentMember, enterWithPassword, leaveBrowser } from './sessions.js'
import { browserOf } from './tokens.js'
import type { Later } from '../../../../core/use-cases/accounts/turns.js'
import { sendVerification } from './verify-email.js'

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

/**
 * Logs a visitor in. Queries, writes and the password check are the same for every address, so that the time
 * taken does not tell who is a member.
 */
export async function logIn(
  context: AccountsContext,
  visitor: Visitor,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code?: string },
  later: Later,
): ReturnType<AccountEntrance['logIn']> {
  if (!(await mayTryHere(context, visitor))) return tooMany
  const found = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (!(await mayLogIn(context, visitor, email, found?.id ?? null))) return tooMany
  const isRight = await context.passwords.verify(found?.password_hash ?? null, password)
  if (found === null || !isRight || found.banned_on !== null) {
    const isBanned = (found?.banned_on ?? null) !== null
    await recordEvent(tablesOf(context.sql), context, 'log-in-refused', found?.id ?? null, { isBanned })
    return wrongCredentials
  }
  if (found.status !== 'verified') {
    if (!context.settings.hidesMembers) {
      await verifyAgain(context, visitor, found)
      return unverified
    }
    later(() => verifyAgain(context, visitor, found))
    // A visitor who has just signed up knows this password: another answer than for a taken address would
    // tell new addresses from taken ones.
    await recordEvent(tablesOf(context.sql), context, 'log-in-refused', found.id, { isBanned: false })
    return wrongCredentials
  }
  const refused = await checkFactor(context, found.id, code ?? null, visitor)
  if (refused !== null) return refused
  const entered = await enterWithPassword(context, visitor, { member: found, isInSession: false })
  return entered === null ? wrongCredentials : ok({ ...entered, user: enteredUserOf(found) })
}

/** Logs a visitor out; without a session that holds they stay who they are. */
export async function logOut(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountEntrance['logOut']> {
  const member = await currentMember(context, visitor)
  // Nothing to end, and nothing is written: strangers can ask for this as often as they like.
  if (member === null)
    return ok({ visitor: visitor.id, session: null, wasLoggedIn: visitor.isReturning === true })
  const identity = await leaveBrowser(context, visitor, member.id)
  await recordEvent(tablesOf(context.sql), context, 'logged-out', member.id)
  return ok(identity)
}
