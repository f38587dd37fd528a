import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { StoredSession } from '../../../../../core/use-cases/shop/orders/open-order.js'
import { prepared, sessionRowId } from '../../engine/index.js'
import type { Tables } from '../site-database.js'

type Sender = { readonly session?: Visitor['session'] | undefined }

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
/**
 * A log-out waits until the transaction is over. The lock is exclusive: PostgreSQL grants a shared one past an end that
 * waits, and a stream of changes would keep the session alive.
 */
const selectToHold = prepared((tables: Tables, siteId: string, id: string) =>
  sessions(tables, siteId, id).forNoKeyUpdate('member_session'),
)

const sessionBy =
  (select: typeof selectSession) =>
  async (tables: Tables, siteId: string, { session }: Sender): Promise<StoredSession | null> => {
    if (session === undefined) return null
    const [row] = (await select(tables, siteId, sessionRowId(session))).rows
    if (row === undefined) return null
    const standing = {
      expiresOnMs: Number(row.expires_on),
      usedOnMs: Number(row.used_on),
      bannedOnMs: row.banned_on === null ? null : Number(row.banned_on),
    }
    return { memberId: row.member_id, standing }
  }

/** The session of a request; null: none. */
export const findSession = sessionBy(selectSession)

/** The same for a change: the session cannot end before the transaction. */
export const holdSession = sessionBy(selectToHold)
