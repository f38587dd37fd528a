import type { MemberFiles } from '../../../../../core/ports/accounts/member-files.port.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { currentMember } from '../sessions.js'
import { endReceiving } from './reserve-quota.js'
import { findFile, redeemUpload } from './member-files.js'

/** The records of members' files, over SQL. */
export const createSqlMemberFiles = (context: AccountsContext): MemberFiles => ({
  redeem: async (id, token) => {
    const row = await redeemUpload(tablesOf(context.sql), context, id, token)
    return row && { id: row.id, memberId: row.member_id, name: row.name, keptBytes: row.size_bytes ?? null }
  },
  end: ({ id, memberId, keptBytes }, state, sizeBytes) =>
    endReceiving(context, { id, member_id: memberId, size_bytes: keptBytes }, state, sizeBytes),
  findOwn: async (visitor, id) => {
    const member = await currentMember(context, visitor)
    const row = member && (await findFile(tablesOf(context.sql), context, id))
    if (row === null || row.member_id !== member?.id || row.state !== 'saved') return null
    return { memberId: row.member_id, name: row.name }
  },
})
