import { isLiveSession, SESSION_MS } from '../../../../core/accounts/index.js'
import type { NewIdentity } from '../../../../core/ports/accounts/account-gateway.port.js'
import { sessionId, visitorId } from '../../../../core/ports/visitor.port.js'
import type { SessionId, Visitor, VisitorId } from '../../../../core/ports/visitor.port.js'
import { newId, sessionRowId } from '../engine/index.js'
import type { MemberRow, Querier } from '../engine/index.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { DEVICE_MS, deviceId, rememberDevice } from './devices.js'
import { lockMember } from './members.js'

/** The precision of a session's last use. */
const USE_STEP_MS = 60 * 60 * 1000

type SessionContext = Pick<AccountsContext, 'sql' | 'siteId' | 'clock'>

/** Records that a session is in use, rarely enough to cost nothing. */
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

/** A valid session and its member. */
export interface CurrentSession {
  readonly id: string
  readonly member: MemberRow
  readonly provedOnMs: number
}

/**
 * The session of a visitor, read at every request, so that a log-out, a ban or a deletion applies from the next one
 * on, in every process. Null for a guest.
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
    .select(['member_session.used_on', 'member_session.expires_on', 'member_session.proved_on'])
    .where('member_session.site_id', '=', siteId)
    .where('member_session.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { used_on: usedOn, expires_on: expiresOn, proved_on: provedOn, ...member } = row
  const standing = {
    expiresOnMs: Number(expiresOn),
    usedOnMs: Number(usedOn),
    bannedOnMs: member.banned_on === null ? null : Number(member.banned_on),
  }
  if (!isLiveSession(standing, clock.wallTime())) return null
  await touch(context, id, Number(usedOn))
  return { id, member, provedOnMs: Number(provedOn ?? 0) }
}

/** The logged-in member; null for a guest. */
export const currentMember = async (context: SessionContext, visitor: Visitor): Promise<MemberRow | null> =>
  (await currentSession(context, visitor))?.member ?? null

/** Ends a session; false if it had ended before. */
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

/** The member whose session begins, and the condition that must still hold. */
interface Entering {
  readonly memberId: string
  /** The hash that the member's password was compared with; absent after another proof. */
  readonly passwordHash?: string | null
}

/**
 * All writes of a log-in in one statement, since each one delays the shop. It waits for a concurrent change of the
 * member, and uses its result.
 */
const enterText = (isByPassword: boolean): string => `
  WITH entered AS (
    UPDATE member SET last_login_on = $3::bigint WHERE site_id = $1 AND id = $2 AND banned_on IS NULL
      ${isByPassword ? 'AND password_hash = $10' : ''}
    RETURNING id),
  session AS (
    INSERT INTO member_session (site_id, id, member_id, created_on, used_on, expires_on, proved_on, agent)
    SELECT $1::text, $4::text, id, $3::bigint, $3::bigint, $5::bigint, $3::bigint, $6::text FROM entered),
  device AS (
    INSERT INTO member_device (site_id, id, member_id, expires_on)
    SELECT $1::text, $7::text, id, $8::bigint FROM entered ON CONFLICT DO NOTHING),
  event AS (
    INSERT INTO member_event (site_id, id, member_id, kind, detail, at)
    SELECT $1::text, $9::text, id, 'logged-in', '{}', $3::bigint FROM entered)
  SELECT id FROM entered`

/** Begins a session of `next`; null if that is no longer allowed. */
async function beginSession(
  querier: Querier,
  context: AccountsContext,
  {
    visitor,
    next,
    entering,
  }: { readonly visitor: Visitor; readonly next: VisitorId; readonly entering: Entering },
): Promise<NewIdentity | null> {
  const { siteId, random, clock } = context
  const { memberId, passwordHash } = entering
  const id = sessionId(random.token())
  const now = clock.wallTime()
  const isByPassword = passwordHash !== undefined
  const { rows } = await querier.query(enterText(isByPassword), [
    ...[siteId, memberId, now, sessionRowId(id), now + SESSION_MS, visitor.browser ?? null],
    ...[deviceId(next, memberId), now + DEVICE_MS, newId(context)],
    ...(isByPassword ? [passwordHash] : []),
  ])
  if (rows.length === 0) return null
  return { visitor: next, session: { id, expiresAtMs: now + SESSION_MS } }
}

/**
 * Gives a visitor a new identity: logged in as `member`, or a guest. Both former secrets become invalid. A member who
 * is banned or deleted by now becomes a guest; a guest keeps their cart.
 */
export async function switchIdentity(
  context: AccountsContext,
  visitor: Visitor,
  member: string | null,
): Promise<NewIdentity> {
  const next = visitorId(context.random.token())
  const identity = await context.sql.tx(async (querier) => {
    const tables = tablesOf(querier)
    await endSession(tables, context, visitor.session)
    const begun =
      member === null
        ? null
        : await beginSession(querier, context, { visitor, next, entering: { memberId: member } })
    return begun ?? { visitor: next, session: null, wasLoggedIn: false }
  })
  const move = { from: visitor.id, to: next }
  const isIn = member !== null && identity.session !== null
  await context.carts.move(isIn ? { ...move, tag: 'log-in', member } : { ...move, tag: 'stay-guest' })
  return identity
}

/**
 * Ends the session of a visitor and gives their browser an empty cart, also for guests. `keptFor`: the member who
 * keeps the browser as a known one; null if none does.
 */
export async function leaveBrowser(
  context: AccountsContext,
  visitor: Visitor,
  keptFor: string | null,
): Promise<NewIdentity> {
  const next = visitorId(context.random.token())
  await context.sql.tx(async (querier) => {
    const tables = tablesOf(querier)
    await endSession(tables, context, visitor.session)
    if (keptFor !== null) await rememberDevice(tables, context, next, keptFor)
  })
  await context.carts.move({ tag: 'log-out', from: visitor.id, to: next })
  return { visitor: next, session: null, wasLoggedIn: keptFor !== null }
}

/** The member whose password was checked, and the session of the check; an ended session proves nothing. */
interface Checked {
  readonly member: MemberRow
  readonly isInSession: boolean
}

/**
 * Logs a member in after a password check. The check takes a while: null if meanwhile the password was
 * changed, the member was banned or deleted, or the session of the request ended.
 */
export async function enterWithPassword(
  context: AccountsContext,
  visitor: Visitor,
  { member, isInSession }: Checked,
): Promise<NewIdentity | null> {
  const next = visitorId(context.random.token())
  const entering = { memberId: member.id, passwordHash: member.password_hash }
  const begin = (querier: Querier) => beginSession(querier, context, { visitor, next, entering })
  const identity =
    visitor.session === undefined
      ? await begin(context.sql)
      : await context.sql.tx(async (querier) => {
          const tables = tablesOf(querier)
          // Locked first, as in all code that ends sessions, to avoid deadlocks.
          const row = await lockMember(tables, context, member.id)
          if (row === null || row.banned_on !== null || row.password_hash !== member.password_hash)
            return null
          const hasEnded = await endSession(tables, context, visitor.session)
          return isInSession && !hasEnded ? null : begin(querier)
        })
  if (identity !== null)
    await context.carts.move({ tag: 'log-in', from: visitor.id, to: next, member: member.id })
  return identity
}
