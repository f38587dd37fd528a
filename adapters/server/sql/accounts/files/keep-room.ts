import { roomForFile } from '../../../../../core/accounts/index.js'
import { UPLOAD_TIME_MS } from '../../../http/index.js'
import { addTakenBytes, readTakenBytes, takeTurn } from '../../engine/index.js'
import type { MemberFileRow } from '../../engine/index.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'

const MB = 1024 * 1024

/** Uploads that were begun before this moment cannot be sent any more, and take no room. */
export const expectedSince = ({ clock }: Pick<AccountsContext, 'clock'>): number =>
  clock.wallTime() - UPLOAD_TIME_MS

/** The counted part of a file; a file of an older version in a bucket has no size. */
type CountedFile = Pick<MemberFileRow, 'member_id' | 'size_bytes'>

/** Adds the bytes of a file to those of its member and of all, and takes those that it had before. */
async function countFile(
  tables: Tables,
  siteId: string,
  { member_id: memberId, size_bytes: before }: CountedFile,
  sizeBytes: number,
): Promise<void> {
  const added = sizeBytes - (before ?? 0)
  if (added === 0) return
  await addTakenBytes(tables, siteId, 'accounts', added)
  await addTakenBytes(tables, siteId, `accounts/${memberId}`, added)
}

/** Deletes the rows of uploads that cannot be sent any more: nothing was kept of them. */
async function forgetUnsent(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock'>,
): Promise<number> {
  const unsent = await tables
    .deleteFrom('member_file')
    .where('site_id', '=', context.siteId)
    .where('state', '=', 'expected')
    .where('created_on', '<=', expectedSince(context))
    .returning(['member_id', 'size_bytes'])
    .execute()
  let bytes = 0
  for (const file of unsent) {
    bytes += Number(file.size_bytes ?? 0)
    await countFile(tables, context.siteId, file, 0)
  }
  return bytes
}

/**
 * Writes the row of a file that is expected, and keeps its room until it is deleted. Nothing is written where there is
 * no room; members who ask at the same time get no more together.
 */
export const keepRoom = (
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'settings'>,
  row: MemberFileRow & { readonly size_bytes: number },
): Promise<ReturnType<typeof roomForFile>> =>
  inTransaction(context, async (tables) => {
    const { memberFilesMb, allFilesMb } = context.settings
    const ofAll = await takeTurn(tables, context.siteId, 'accounts')
    const unsent = await forgetUnsent(tables, context)
    const ofMember = await readTakenBytes(tables, context.siteId, `accounts/${row.member_id}`)
    const room = roomForFile(
      row.size_bytes,
      { ofMember, ofAll: ofAll - unsent },
      { ofMember: memberFilesMb * MB, ofAll: allFilesMb * MB },
    )
    if (room !== 'room') return room
    await tables.insertInto('member_file').values(row).execute()
    await countFile(tables, context.siteId, { ...row, size_bytes: 0 }, row.size_bytes)
    return room
  })

/** Ends the receiving of a file, which takes so many bytes from now on; false where its row is gone. */
export const endReceiving = (
  context: Pick<AccountsContext, 'sql' | 'siteId'>,
  row: Pick<MemberFileRow, 'id'> & CountedFile,
  state: 'arrived' | 'dropped',
  sizeBytes: number,
): Promise<boolean> =>
  inTransaction(context, async (tables) => {
    await takeTurn(tables, context.siteId, 'accounts')
    const { numUpdatedRows } = await tables
      .updateTable('member_file')
      .set({ state, size_bytes: sizeBytes })
      .where('site_id', '=', context.siteId)
      .where('id', '=', row.id)
      .where('state', '=', 'receiving')
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return false
    await countFile(tables, context.siteId, row, sizeBytes)
    return true
  })

/** Deletes the row of a file whose content is gone, and gives its room back. */
export const giveRoomBack = (context: Pick<AccountsContext, 'sql' | 'siteId'>, id: string): Promise<void> =>
  inTransaction(context, async (tables) => {
    await takeTurn(tables, context.siteId, 'accounts')
    const file = await tables
      .deleteFrom('member_file')
      .where('site_id', '=', context.siteId)
      .where('id', '=', id)
      .returning(['member_id', 'size_bytes'])
      .executeTakeFirst()
    if (file !== undefined) await countFile(tables, context.siteId, file, 0)
  })
