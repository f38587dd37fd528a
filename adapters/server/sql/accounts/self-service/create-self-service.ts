import { portsOf } from '../ports-of.js'
import type {
  AccountSelfService,
  AccountSession,
} from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { isStorable } from '../../engine/index.js'
import { inTransaction, tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { createLogIn } from '../../../../../core/use-cases/accounts/log-in.js'
import { notLoggedIn, proofNeeded } from '../../../../../core/use-cases/accounts/failures.js'
import { queueMail } from '../mails/queue-mail.js'
import { removeMember } from '../storage/remove-member.js'
import { currentSession } from '../sessions.js'
import { leaveBrowser } from '../../../../../core/use-cases/accounts/sessions.js'
import type { CurrentSession } from '../sessions.js'
import type { EntranceQueue } from '../../../../../core/use-cases/accounts/entrance-queue.js'
import type { BackgroundWork } from '../../../../../core/shared/index.js'
import { createSecondFactor, factorOf } from '../second-factor/second-factor.js'
import { linksOf } from '../log-in-methods/linked-providers.js'
import { openLink, sendLink } from '../log-in-methods/mailed-link.js'
import { createPasskeys, passkeysOf } from '../log-in-methods/passkeys.js'
import { removeLogIn } from '../log-in-methods/remove-credential.js'
import { cardsOf, createCardChange } from './change-card.js'
import { changeEmail, confirmEmail } from './change-email.js'
import { changePassword } from './change-password.js'
import { exportAccount } from './export-account.js'
import { linkedOrders } from './member-orders.js'
import { confirm, provenMember, provenUntil } from './proof.js'

async function sessionsOf(
  { sql, siteId, clock }: AccountsContext,
  { id, member }: CurrentSession,
): Promise<readonly AccountSession[]> {
  const rows = await tablesOf(sql)
    .selectFrom('member_session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', member.id)
    .where('expires_on', '>', clock.wallTime())
    .orderBy('created_on', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    browser: row.agent,
    createdOnMs: Number(row.created_on),
    usedOnMs: Number(row.used_on),
    isThis: row.id === id,
  }))
}

/** The new address that is not confirmed yet. */
async function newEmailOf({ sql, siteId, clock }: AccountsContext, memberId: string): Promise<string | null> {
  const row = await tablesOf(sql)
    .selectFrom('member_token')
    .select('detail')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'email')
    .where('expires_on', '>', clock.wallTime())
    .executeTakeFirst()
  return row?.detail ?? null
}

async function readOverview(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['readOverview']> {
  const session = await currentSession(context, visitor)
  if (session === null) return ok(null)
  const { member } = session
  const [newEmail, secondFactor, passkeys, providers, sessions, orders, cards] = await Promise.all([
    newEmailOf(context, member.id),
    factorOf(context, member.id),
    passkeysOf(context, member.id),
    linksOf(context, member.id),
    sessionsOf(context, session),
    linkedOrders(context, member.id),
    cardsOf(context, member.id),
  ])
  return ok({
    email: member.email,
    newEmail,
    hasPassword: member.password_hash !== null,
    provenUntilMs: provenUntil(session, context),
    secondFactor,
    passkeys,
    providers,
    sessions,
    orders,
    cards,
  })
}

async function endSessions(
  context: AccountsContext,
  visitor: Visitor,
  id: string | null,
): ReturnType<AccountSelfService['endSessions']> {
  const session = await currentSession(context, visitor)
  if (session === null) return notLoggedIn
  // An attacker with a stolen session must not log the owner out (ASVS 7.5.2).
  if (provenUntil(session, context) === null) return proofNeeded
  if (id !== null && !isStorable(id)) return ok(undefined)
  const tables = tablesOf(context.sql)
  const own = tables
    .deleteFrom('member_session')
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', session.member.id)
  await (id === null ? own.where('id', '!=', session.id) : own.where('id', '=', id)).execute()
  await recordEvent(tables, context, 'sessions-ended', session.member.id)
  return ok(undefined)
}

async function deleteAccount(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['deleteAccount']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const member = proven.value
  const identity = await leaveBrowser(portsOf(context), visitor, null)
  await context.sql.tx((querier) => removeMember(querier, context, member))
  await inTransaction(context, (tables) =>
    queueMail(tables, context, { kind: 'deleted', to: member.email, name: member.name, path: null }),
  )
  context.onMail()
  return ok(identity)
}

/** Creates a member's actions on their account beyond its form. */
export const createSelfService = (
  context: AccountsContext,
  visitor: Visitor,
  {
    queue,
    later,
    mailSoon,
  }: { readonly queue: EntranceQueue; readonly later: BackgroundWork; readonly mailSoon: () => void },
): AccountSelfService => ({
  ...createSecondFactor(context, visitor),
  ...createPasskeys(context, visitor, queue),
  ...createCardChange(context, visitor, mailSoon),
  logInWithCode: createLogIn(portsOf(context), visitor, { queue, later }),
  sendLink: (to) => queue.other(visitor, () => sendLink(context, visitor, to, later)),
  openLink: (link) => queue.other(visitor, () => openLink(context, visitor, link)),
  removeLogIn: (id) => removeLogIn(context, visitor, id),
  readOverview: () => readOverview(context, visitor),
  confirm: (proof) => confirm(context, visitor, proof),
  changeEmail: (email) => changeEmail(context, visitor, email),
  confirmEmail: (token) => queue.other(visitor, () => confirmEmail(context, visitor, token)),
  changePassword: (change) => changePassword(context, visitor, change),
  endSessions: (id) => endSessions(context, visitor, id),
  deleteAccount: () => deleteAccount(context, visitor),
  exportAccount: () => exportAccount(context, visitor),
})
