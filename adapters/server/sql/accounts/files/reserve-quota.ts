import { checkFileQuota } from '../../../../../core/accounts/index.js'
import { UPLOAD_TIME_MS } from '../../../http/index.js'
import { addTakenBytes, readTakenBytes, lockQuota } from '../../engine/index.js'
import type { MemberFileRow } from '../../engine/index.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'

const MB = 1024 * 1024

/** Uploads that were begun before this time have expired and take no space. */
export const expectedSince = ({ clock }: Pick<AccountsContext, 'clock'>): number =>
  clock.wallTime() - UPLOAD_TIME_MS

/** The counted part of a file; a file of an older version in a bucket has no size. */
type CountedFile = Pick<MemberFileRow, 'member_id' | 'size_bytes'>

/** Adds the bytes of a file to the sums of its member and of all, less its former bytes. */
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

/** Deletes the rows of expired uploads, which have no stored content. */
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
 * Writes the row of an expected file, which reserves its space until it is deleted. Without enough space no
 * row is written. Parallel requests cannot exceed the limit together.
 */
export const reserveQuota = (
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'settings'>,
  row: MemberFileRow & { readonly size_bytes: number },
): Promise<ReturnType<typeof checkFileQuota>> =>
  inTransaction(context, async (tables) => {
    const { memberFilesMb, allFilesMb } = context.settings
    const ofAll = await lockQuota(tables, context.siteId, 'accounts')
    const unsent = await forgetUnsent(tables, context)
    const ofMember = await readTakenBytes(tables, context.siteId, `accounts/${row.member_id}`)
    const outcome = checkFileQuota(
      row.size_bytes,
      { ofMember, ofAll: ofAll - unsent },
      { ofMember: memberFilesMb * MB, ofAll: allFilesMb * MB },
    )
    if (outcome !== 'fits') return outcome
    await tables.insertInto('member_file').values(row).execute()
    await countFile(tables, context.siteId, { ...row, size_bytes: 0 }, row.size_bytes)
    return outcome
  })

/** Ends the receiving of a file and stores its size; false if its row is gone. */
export const endReceiving = (
  context: Pick<AccountsContext, 'sql' | 'siteId'>,
  row: Pick<MemberFileRow, 'id'> & CountedFile,
  state: 'arrived' | 'dropped',
  sizeBytes: number,
): Promise<boolean> =>
  inTransaction(context, async (tables) => {
    await lockQuota(tables, context.siteId, 'accounts')
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

/** Deletes the row of a file and frees its space; returns its member, null if there is no such row. */
async function deleteFileRow(tables: Tables, siteId: string, id: string): Promise<string | null> {
  await lockQuota(tables, siteId, 'accounts')
  const file = await tables
    .deleteFrom('member_file')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning(['member_id', 'size_bytes'])
    .executeTakeFirst()
  if (file === undefined) return null
  await countFile(tables, siteId, file, 0)
  return file.member_id
}

/** Deletes the row of a file whose content is gone, and frees its space. */
export const releaseQuota = async (
  context: Pick<AccountsContext, 'sql' | 'siteId'>,
  id: string,
): Promise<void> => {
  await inTransaction(context, (tables) => deleteFileRow(tables, context.siteId, id))
}
