import { isLiveSession } from '../../../../../core/accounts/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { prepared, sessionRowId } from '../../engine/index.js'
import type { StoreSite, Tables } from '../store-site.js'

type Context = Pick<StoreSite, 'siteId' | 'clock'>
type Sender = Pick<Visitor, 'session'>

const sessions = (tables: Tables, siteId: string, id: string) =>
  tables
    .selectFrom('member_session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.site_id', '=', 'member_session.site_id')
        .onRef('member.id', '=', 'member_session.member_id'),
    )
    .selectAll('member_session')
    .select('member.banned_on')
    .where('member_session.site_id', '=', siteId)
    .where('member_session.id', '=', id)

const selectSession = prepared(sessions)
/** A log-out waits until the transaction is over; a record of the session's use does not wait. */
const selectToHold = prepared((tables: Tables, siteId: string, id: string) =>
  sessions(tables, siteId, id).forKeyShare('member_session'),
)

const memberBy =
  (select: typeof selectSession) =>
  async (tables: Tables, { siteId, clock }: Context, { session }: Sender): Promise<string | null> => {
    if (session === undefined) return null
    const [row] = (await select(tables, siteId, sessionRowId(session))).rows
    if (row === undefined) return null
    const standing = {
      expiresOnMs: Number(row.expires_on),
      usedOnMs: Number(row.used_on),
      bannedOnMs: row.banned_on === null ? null : Number(row.banned_on),
    }
    return isLiveSession(standing, clock.wallTime()) ? row.member_id : null
  }

/** The member of a request's live session; null: none. */
export const memberOf = memberBy(selectSession)

/**
 * The same for a change: the session cannot end before the transaction. The session is read before the
 * visitor is locked, as in all other transactions, to avoid deadlocks.
 */
export const holdMember = memberBy(selectToHold)
