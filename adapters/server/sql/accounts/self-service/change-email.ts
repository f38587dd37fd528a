import { portsOf } from '../ports-of.js'
import { emailKey, isEmailAddress } from '../../../../../core/accounts/index.js'
import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { isDuplicate, isStorable } from '../../engine/index.js'
import { inTransaction, tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { mayMail, mayTry } from '../../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from '../account-events.js'
import { linkStanding, newAddressMail } from '../../../../../core/use-cases/accounts/decide-mail-link.js'
import type { LinkStanding } from '../../../../../core/use-cases/accounts/decide-mail-link.js'
import {
  invalidToken,
  notLoggedIn,
  refuse,
  tooMany,
} from '../../../../../core/use-cases/accounts/failures.js'
import { queueMail } from '../mails/queue-mail.js'
import { findByEmail, findMember, holderOf, lockMember, updateMember } from '../members.js'
import { revokeAccess } from '../revoke-access.js'
import { currentMember } from '../sessions.js'
import { findToken, issueToken, linkOf, takeToken } from '../tokens.js'
import { lockInSession } from './lock-in-session.js'
import { provenMember } from './proof.js'
import { mailFormerAddress } from './undo-email-change.js'

const badAddress = refuse('UsysInvalidEmail', 'This is not an e-mail address.')
const expired = refuse('UsysExpiredToken', 'This link has expired. Please change your address once more.')

/**
 * Sends a link to a member's new address. The answer is the same if the address belongs to another member
 * already; that member gets a mail.
 */
export async function changeEmail(
  context: AccountsContext,
  visitor: Visitor,
  wanted: string,
): ReturnType<AccountSelfService['changeEmail']> {
  const email = wanted.trim()
  if (!isEmailAddress(email) || !isStorable(email)) return badAddress
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id, name, email_key: key } = proven.value
  if (!(await mayMail(context, email, 'new-address')) || !(await mayMail(context, key, 'new-address')))
    return tooMany
  await inTransaction(context, async (tables) => {
    if ((await lockInSession(tables, context, visitor, id)) === null) return
    // Made for a taken address as well, but not mailed, so that the account page shows the same in both
    // cases.
    const of = { memberId: id, browser: null, redirectPath: null, detail: email }
    const token = await issueToken(tables, context, 'email', of)
    await recordEvent(tables, context, 'email-change-asked', id)
    const taken = await findByEmail(tables, context, email)
    const mail = newAddressMail(id, taken && { id: taken.id, isBanned: taken.banned_on !== null })
    if (mail === 'link')
      return queueMail(tables, context, {
        kind: 'confirmEmail',
        to: email,
        name,
        path: `/user-account?emailToken=${token}`,
      })
    if (mail === 'note' && taken !== null)
      await queueMail(tables, context, {
        kind: 'alreadyMember',
        to: taken.email,
        name: taken.name,
        path: '/log-in',
      })
  })
  context.onMail()
  return ok(undefined)
}

async function takeAddress(tables: Tables, context: AccountsContext, token: string): Promise<LinkStanding> {
  const row = await takeToken(tables, context, 'email', token)
  const member = row && (await lockMember(tables, context, row.member_id))
  const email = row?.detail ?? null
  const standing = linkStanding(linkOf(row), holderOf(member), context.clock.wallTime())
  if (member === null || email === null) return 'invalid'
  if (standing !== 'valid') return standing
  await updateMember(tables, context, member.id, { email, email_key: emailKey(email) })
  await revokeAccess(tables, context, member.id, 'email-changed')
  await recordEvent(tables, context, 'email-changed', member.id)
  await mailFormerAddress(tables, context, member)
  return standing
}

/**
 * True if the link was opened where its member is logged in. Elsewhere its reader may be a stranger to the
 * account: the account would get the stranger's address, and the requester of the link would keep the
 * password.
 */
async function isOpenedByMember(
  context: AccountsContext,
  visitor: Visitor,
  memberId: string,
): Promise<boolean> {
  const member = await currentMember(context, visitor)
  return member?.id === memberId
}

/** Gives a logged-in member the address that a link was mailed to. */
export async function confirmEmail(
  context: AccountsContext,
  visitor: Visitor,
  token: string,
): ReturnType<AccountSelfService['confirmEmail']> {
  if (!(await mayTry(portsOf(context), visitor, 'token'))) return tooMany
  const tables = tablesOf(context.sql)
  const row = await findToken(tables, context, 'email', token)
  const owner = row && (await findMember(tables, context, row.member_id))
  if (row === null || owner === null || owner.banned_on !== null) return invalidToken
  // The link stays valid: it works after a log-in.
  if (!(await isOpenedByMember(context, visitor, row.member_id))) return notLoggedIn
  const taken = await inTransaction(context, (tables) => takeAddress(tables, context, token)).catch(
    (thrown: unknown): LinkStanding => {
      // Another visitor signed up with the address meanwhile.
      if (isDuplicate(thrown)) return 'invalid'
      throw thrown
    },
  )
  if (taken !== 'valid') return taken === 'expired' ? expired : invalidToken
  context.onMail()
  return ok(undefined)
}
