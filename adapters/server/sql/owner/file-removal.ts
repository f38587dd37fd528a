import { withoutFile } from '../../../../core/accounts/index.js'
import type { AccountValues } from '../../../../core/accounts/index.js'
import type { ShopFile } from '../../../../core/ports/owner/files/file-desk.port.js'
import { parseJson } from '../../../../core/shared/index.js'
import type { Change, Querier } from '../engine/index.js'

/**
 * Frees the space of a file; the row of the holder is locked until the end of the transaction, so that sums
 * stay exact.
 */
const freeSpace = (siteId: string, holder: string, bytes: number): Change => ({
  text: 'UPDATE upload_turn SET taken = taken + 1, bytes = bytes - $3 WHERE site_id = $1 AND id = $2',
  values: [siteId, holder, bytes],
})

async function formRemoval(sql: Querier, siteId: string, id: string): Promise<readonly Change[] | null> {
  const { rows } = await sql.query('SELECT size_bytes FROM form_file WHERE site_id = $1 AND id = $2', [
    siteId,
    id,
  ])
  const [row] = rows
  if (row === undefined) return null
  return [
    freeSpace(siteId, 'forms', Number(row['size_bytes'])),
    { text: 'DELETE FROM form_file WHERE site_id = $1 AND id = $2', values: [siteId, id], mustChange: true },
  ]
}

/**
 * The change that removes the file from the member's fields; if they change meanwhile, nothing is written.
 */
async function memberRemoval(sql: Querier, siteId: string, id: string): Promise<readonly Change[] | null> {
  const { rows } = await sql.query(
    `SELECT member_file.member_id, member_file.size_bytes, member.fields FROM member_file
     JOIN member ON member.site_id = member_file.site_id AND member.id = member_file.member_id
     WHERE member_file.site_id = $1 AND member_file.id = $2`,
    [siteId, id],
  )
  const [row] = rows
  if (row === undefined) return null
  const [memberId, fields, bytes] = [
    `${row['member_id']}`,
    `${row['fields']}`,
    Number(row['size_bytes'] ?? 0),
  ]
  const left = withoutFile(parseJson(fields) as AccountValues, id)
  return [
    freeSpace(siteId, 'accounts', bytes),
    freeSpace(siteId, `accounts/${memberId}`, bytes),
    {
      text: 'DELETE FROM member_file WHERE site_id = $1 AND id = $2',
      values: [siteId, id],
      mustChange: true,
    },
    ...(left === null
      ? []
      : [
          {
            text: 'UPDATE member SET fields = $3 WHERE site_id = $1 AND id = $2 AND fields = $4',
            values: [siteId, memberId, JSON.stringify(left), fields],
            mustChange: true,
          },
        ]),
  ]
}

/**
 * The changes that remove a file from the database, none for a file for buyers; null: there is no such file.
 */
export async function removalOf(
  sql: Querier,
  siteId: string,
  { id, kind }: Pick<ShopFile, 'id' | 'kind'>,
): Promise<readonly Change[] | null> {
  if (kind === 'download') return []
  return kind === 'form' ? formRemoval(sql, siteId, id) : memberRemoval(sql, siteId, id)
}
