import type {
  CountedFile,
  FileRecords,
  FileState,
  StoredFile,
} from '../../../../../core/use-cases/accounts/storage/file-records.js'
import { addTakenBytes, lockQuota, numberOrNull, readTakenBytes, secretId } from '../../engine/index.js'
import type { MemberFileRow } from '../../engine/index.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** The stored form of an upload's token. */
const uploadTokenId = (id: string, token: string): string => secretId('upload', id, token)

const toCounted = (row: Pick<MemberFileRow, 'member_id' | 'size_bytes'>): CountedFile => ({
  memberId: row.member_id,
  sizeBytes: numberOrNull(row.size_bytes),
})

const toFile = (row: MemberFileRow | undefined): StoredFile | null =>
  row === undefined
    ? null
    : {
        ...toCounted(row),
        id: row.id,
        fieldId: row.field_id,
        name: row.name,
        state: row.state as FileState,
      }

/** Stores a file that its member may send. */
async function insertFile(
  tables: Tables,
  siteId: string,
  { id, memberId, fieldId, name, sizeBytes, token, createdOnMs }: Parameters<FileRecords['insert']>[0],
): Promise<void> {
  await tables
    .insertInto('member_file')
    .values({
      site_id: siteId,
      id,
      member_id: memberId,
      field_id: fieldId,
      name,
      token: uploadTokenId(id, token),
      state: 'expected',
      created_on: createdOnMs,
      size_bytes: sizeBytes,
    })
    .execute()
}

/** The ids of dropped files, and of files that were not saved before a time. */
async function findLeftOver(
  tables: Tables,
  siteId: string,
  beforeMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tables
    .selectFrom('member_file')
    .select('id')
    .where('site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('state', '=', 'dropped'),
        where.and([
          where('state', 'in', ['expected', 'receiving', 'arrived']),
          where('created_on', '<', beforeMs),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The records of members' files, over SQL; tokens are stored as digests. */
export function createSqlFileRecords(tables: Tables, { siteId }: Pick<AccountSite, 'siteId'>): FileRecords {
  const update = (id: string, set: Partial<Pick<MemberFileRow, 'state' | 'size_bytes'>>) =>
    tables.updateTable('member_file').set(set).where('site_id', '=', siteId).where('id', '=', id)
  const remove = () => tables.deleteFrom('member_file').where('site_id', '=', siteId)
  return {
    find: async (id) =>
      toFile(
        await tables
          .selectFrom('member_file')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .executeTakeFirst(),
      ),
    redeem: async (id, token, sinceMs) =>
      toFile(
        await update(id, { state: 'receiving' })
          .where('state', '=', 'expected')
          .where('token', '=', uploadTokenId(id, token))
          .where('created_on', '>', sinceMs)
          .returningAll()
          .executeTakeFirst(),
      ),
    move: async (id, from, to) => {
      const moved = await update(id, { state: to }).where('state', '=', from).executeTakeFirst()
      return Number(moved.numUpdatedRows) === 1
    },
    endReceiving: async (id, to, sizeBytes) => {
      const ended = await update(id, { state: to, size_bytes: sizeBytes })
        .where('state', '=', 'receiving')
        .executeTakeFirst()
      return Number(ended.numUpdatedRows) === 1
    },
    insert: (file) => insertFile(tables, siteId, file),
    remove: async (id) => {
      const row = await remove()
        .where('id', '=', id)
        .returning(['member_id', 'size_bytes'])
        .executeTakeFirst()
      return row === undefined ? null : toCounted(row)
    },
    removeUnsent: async (untilMs) => {
      const rows = await remove()
        .where('state', '=', 'expected')
        .where('created_on', '<=', untilMs)
        .returning(['member_id', 'size_bytes'])
        .execute()
      return rows.map(toCounted)
    },
    leftOver: (beforeMs, limit) => findLeftOver(tables, siteId, beforeMs, limit),
    lockBytes: () => lockQuota(tables, siteId, 'accounts'),
    bytesOf: (memberId) => readTakenBytes(tables, siteId, `accounts/${memberId}`),
    addBytes: async (memberId, bytes) => {
      await addTakenBytes(tables, siteId, 'accounts', bytes)
      await addTakenBytes(tables, siteId, `accounts/${memberId}`, bytes)
    },
  }
}
