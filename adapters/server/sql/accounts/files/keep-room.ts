import { roomForFile } from '../../../../../core/accounts/index.js'
import type { FileBytes } from '../../../../../core/accounts/index.js'
import { UPLOAD_TIME_MS } from '../../../http/index.js'
import { takeTurn } from '../../engine/index.js'
import type { MemberFileRow, Querier } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'

const MB = 1024 * 1024

/** Uploads that were begun before this moment cannot be sent any more, and take no room. */
export const expectedSince = ({ clock }: Pick<AccountsContext, 'clock'>): number =>
  clock.wallTime() - UPLOAD_TIME_MS

async function bytesTaken(
  querier: Querier,
  context: Pick<AccountsContext, 'siteId' | 'clock'>,
  memberId: string,
): Promise<FileBytes> {
  const { rows } = await querier.query(
    `SELECT CAST(COALESCE(SUM(size_bytes), 0) AS BIGINT) AS of_all,
       CAST(COALESCE(SUM(CASE WHEN member_id = $2 THEN size_bytes END), 0) AS BIGINT) AS of_member
     FROM member_file WHERE site_id = $1 AND (state <> 'expected' OR created_on > $3)`,
    [context.siteId, memberId, expectedSince(context)],
  )
  return { ofMember: Number(rows[0]?.['of_member']), ofAll: Number(rows[0]?.['of_all']) }
}

/**
 * Writes the row of a file that is expected, and keeps its room until it is deleted. Nothing is written where there is
 * no room; members who ask at the same time get no more together.
 */
export const keepRoom = (
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'settings'>,
  row: MemberFileRow & { readonly size_bytes: number },
): Promise<ReturnType<typeof roomForFile>> =>
  context.sql.tx(async (querier) => {
    const { memberFilesMb, allFilesMb } = context.settings
    await takeTurn(tablesOf(querier), context.siteId, 'accounts')
    const taken = await bytesTaken(querier, context, row.member_id)
    const room = roomForFile(row.size_bytes, taken, { ofMember: memberFilesMb * MB, ofAll: allFilesMb * MB })
    if (room === 'room') await tablesOf(querier).insertInto('member_file').values(row).execute()
    return room
  })
