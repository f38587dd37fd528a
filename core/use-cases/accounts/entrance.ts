import type { AccountEntrance, AccountGateway } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { ok } from '../../shared/index.js'
import type { AccountReads, AccountRules, SubscriptionPorts } from './account-ports.js'
import type { EntranceWork } from './entrance-queue.js'
import { createLogIn, logOut } from './log-in.js'
import type { LogInPorts } from './log-in.js'
import { groupsOfMember } from './memberships.js'
import { hasFactor } from './second-factor/check-code.js'
import { currentMember } from './sessions.js'
import { resetPassword, updatePassword } from './set-password.js'
import type { PasswordLinkPorts } from './set-password.js'
import { signUp } from './sign-up/sign-up.js'
import type { SignUpPorts } from './sign-up/sign-up.js'
import { verifyEmail } from './verify-email.js'

/** The ports of the calls of a visitor who is not logged in. */
interface EntrancePorts extends LogInPorts, SignUpPorts, PasswordLinkPorts {}

/** Creates the calls of a visitor who is not logged in; all of them wait in the queue. */
export function createEntrance(
  ports: EntrancePorts,
  visitor: Visitor,
  working: EntranceWork,
): AccountEntrance {
  const { queue, later } = working
  return {
    logIn: createLogIn(ports, visitor, working),
    logOut: () => queue.other(visitor, () => logOut(ports, visitor)),
    signUp: (form) => signUp(ports, visitor, form, working),
    verifyEmail: (link) => queue.other(visitor, () => verifyEmail(ports, visitor, link)),
    resetPassword: (email) => queue.other(visitor, () => resetPassword(ports, visitor, email, later)),
    updatePassword: (change) => queue.other(visitor, () => updatePassword(ports, visitor, change)),
  }
}

/** Reads the user of a visitor's session; null for a guest. */
export async function readUser(
  ports: AccountReads & AccountRules & SubscriptionPorts,
  visitor: Visitor,
): ReturnType<AccountGateway['readUser']> {
  const member = await currentMember(ports, visitor)
  if (member === null) return ok(null)
  const { id, email } = member
  const groups = await groupsOfMember(ports, id)
  const needsFactor = ports.settings.secondFactor === 'required' && !(await hasFactor(ports, id))
  return ok({ id, email, groups, ...(needsFactor && { needsFactor }) })
}
