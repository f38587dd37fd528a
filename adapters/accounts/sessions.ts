import { SESSION_IDLE_MS, SESSION_MS } from '../../core/accounts/index.js'
import type { NewIdentity } from '../../core/ports/account-gateway.port.js'
import { sessionId, visitorId } from '../../core/ports/visitor.port.js'
import type { SessionId, Visitor, VisitorId } from '../../core/ports/visitor.port.js'
import { secretId } from '../sql/index.js'
import type { MemberRow } from '../sql/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { rememberDevice } from './devices.js'
import { recordEvent } from './events.js'
import { lockMember } from './members.js'

const sessionRowId = (session: SessionId): string => secretId('session', session)

/** So exactly it is known when a session was used last. */
const USE_STEP_MS = 60 * 60 * 1000

type SessionContext = Pick<AccountsContext, 'sql' | 'siteId' | 'clock'>

/** Writes down that a session is in use, seldom enough to cost nothing. */
async function touch({ sql, siteId, clock }: SessionContext, id: string, usedOn: number): Promise<void> {
  const now = clock.wallTime()
  if (now - usedOn < USE_STEP_MS) return
  await tablesOf(sql)
    .updateTable('member_session')
    .set({ used_on: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** A session that holds, and whose it is. */
export interface CurrentSession {
  readonly id: string
  readonly member: MemberRow
  readonly provedOnMs: number
}

/**
 * The session of a visitor, asked for at every request, so that an end, a ban or a deletion holds from the next
 * one on, in every process. null: nobody is logged in.
 */
export async function currentSession(
  context: SessionContext,
  { session }: Visitor,
): Promise<CurrentSession | null> {
  if (session === undefined) return null
  const { sql, siteId, clock } = context
  const id = sessionRowId(session)
  const row = await tablesOf(sql)
    .selectFrom('member_session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.site_id', '=', 'member_session.site_id')
        .onRef('member.id', '=', 'member_session.member_id'),
    )
    .selectAll('member')
    .select(['member_session.used_on', 'member_session.proved_on'])
    .where('member_session.site_id', '=', siteId)
    .where('member_session.id', '=', id)
    .where('member_session.expires_on', '>', clock.wallTime())
    .where('member_session.used_on', '>', clock.wallTime() - SESSION_IDLE_MS)
    .where('member.banned_on', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const { used_on: usedOn, proved_on: provedOn, ...member } = row
  await touch(context, id, Number(usedOn))
  return { id, member, provedOnMs: Number(provedOn ?? 0) }
}

/** Who is logged in; null: nobody. */
export const currentMember = async (context: SessionContext, visitor: Visitor): Promise<MemberRow | null> =>
  (await currentSession(context, visitor))?.member ?? null

/** Ends a session; false where it had ended before. */
async function endSession(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  session: SessionId | undefined,
): Promise<boolean> {
  if (session === undefined) return false
  const ended = await tables
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('id', '=', sessionRowId(session))
    .executeTakeFirst()
  return Number(ended.numDeletedRows) === 1
}

interface Change {
  readonly visitor: Visitor
  readonly next: VisitorId
  /** Who is logged in afterwards; null: nobody. */
  readonly member: string | null
  /** Who was logged in until now: their browser stays known to them. */
  readonly before: string | null
}

async function beginSession(
  tables: Tables,
  context: AccountsContext,
  { visitor, next, member, before }: Change,
): Promise<NewIdentity> {
  const id = sessionId(context.random.token())
  const now = context.clock.wallTime()
  if (before !== null) await rememberDevice(tables, context, next, before)
  if (member === null) return { visitor: next, session: null }
  await tables
    .insertInto('member_session')
    .values({
      site_id: context.siteId,
      id: sessionRowId(id),
      member_id: member,
      created_on: now,
      used_on: now,
      expires_on: now + SESSION_MS,
      proved_on: now,
      agent: visitor.browser ?? null,
    })
    .execute()
  await tables
    .updateTable('member')
    .set({ last_login_on: now })
    .where('site_id', '=', context.siteId)
    .where('id', '=', member)
    .execute()
  await recordEvent(tables, context, 'logged-in', member)
  return { visitor: next, session: { id, expiresAtMs: now + SESSION_MS } }
}

/**
 * Makes a visitor another one, with their cart: logged in as `member`, or as nobody. Whatever they held before
 * opens nothing any more.
 */
export async function becomeAnother(
  context: AccountsContext,
  visitor: Visitor,
  member: string | null,
  before: string | null = member,
): Promise<NewIdentity> {
  const next = visitorId(context.random.token())
  const identity = await inTransaction(context, async (tables) => {
    await endSession(tables, context, visitor.session)
    return beginSession(tables, context, { visitor, next, member, before })
  })
  await context.carts.move({ from: visitor.id, to: next, member })
  return identity
}

/** What a password was checked against, and in which session; an ended one proves nothing any more. */
interface Checked {
  readonly member: MemberRow
  readonly isInSession: boolean
}

/**
 * Logs in whoever told a member's password. Checking it takes a while: null where the password was changed or the
 * member was banned or deleted meanwhile, or the session ended in which they told it.
 */
export async function enterWithPassword(
  context: AccountsContext,
  visitor: Visitor,
  { member, isInSession }: Checked,
): Promise<NewIdentity | null> {
  const next = visitorId(context.random.token())
  const identity = await inTransaction(context, async (tables) => {
    const row = await lockMember(tables, context, member.id)
    if (row === null || row.banned_on !== null || row.password_hash !== member.password_hash) return null
    const hasEnded = await endSession(tables, context, visitor.session)
    if (isInSession && !hasEnded) return null
    return beginSession(tables, context, { visitor, next, member: member.id, before: member.id })
  })
  if (identity !== null) await context.carts.move({ from: visitor.id, to: next, member: member.id })
  return identity
}
