import { accountFileKey } from '../../../../../core/ports/accounts/member-files.port.js'
import type { AccountEntry, AccountFile, AccountValues } from '../../../../../core/accounts/index.js'
import { checkFormFile, fileLimitBytes } from '../../../../../core/site/index.js'
import type { AccountProfile } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok, ownValue } from '../../../../../core/shared/index.js'
import { secretId } from '../../engine/index.js'
import type { MemberFileRow } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { notLoggedIn, refuse, tooMany } from '../../../../../core/use-cases/accounts/failures.js'
import { currentMember } from '../sessions.js'
import { expectedSince, releaseQuota, reserveQuota } from './reserve-quota.js'

/** The path for uploads and downloads of members' files. */
export const ACCOUNT_FILES_PATH = '/.vitrine/account-files'

/** The limit of a member's uploads in an hour. */
const UPLOADS = { points: 60, windowMs: 60 * 60 * 1000 } as const

const forbidden = refuse('UsysForbiddenFileExtension', 'This field takes no such files.')

const memberFull = refuse(
  'AccountFilesFull',
  'Your files take all the room that an account has. Remove one and try again.',
)
const siteFull = refuse('AccountFilesFull', 'This site has no room for more files right now.')
const SITE_FULL =
  'The files of members have reached their limit: raise "accounts.allFilesMb" (docs/accounts.md).'

/** The stored form of an upload's token. */
const uploadTokenId = (id: string, token: string): string => secretId('upload', id, token)

/** A file as its member sees it. */
export const fileOf = (id: string): AccountFile => ({ id, url: `${ACCOUNT_FILES_PATH}/${id}` })

/** Finds a file in any state; null if there is none. */
export async function findFile(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  id: string,
): Promise<MemberFileRow | null> {
  const row = await tables
    .selectFrom('member_file')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Moves a file from one state to the next; false if it was in another. */
async function moveFile(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  id: string,
  [from, to]: readonly [from: string, to: string],
): Promise<boolean> {
  const moved = await tables
    .updateTable('member_file')
    .set({ state: to })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}

/**
 * Redeems the token of an upload, so that only one of several senders is received; null if the token is wrong, used or
 * expired.
 */
export async function redeemUpload(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock'>,
  id: string,
  token: string,
): Promise<MemberFileRow | null> {
  const row = await tables
    .updateTable('member_file')
    .set({ state: 'receiving' })
    .where('site_id', '=', context.siteId)
    .where('id', '=', id)
    .where('state', '=', 'expected')
    .where('token', '=', uploadTokenId(id, token))
    .where('created_on', '>', expectedSince(context))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Allows a member to upload one file for one of their fields. */
export async function beginUpload(
  context: AccountsContext,
  visitor: Visitor,
  { fieldId, filename }: { readonly fieldId: string; readonly filename: string },
): ReturnType<AccountProfile['beginUpload']> {
  const member = await currentMember(context, visitor)
  if (member === null) return notLoggedIn
  const field = context.settings.fields.find(({ id, type }) => id === fieldId && type === 'FileRef')
  const named = checkFormFile(filename, 0)
  const endings = field?.rules.extensions ?? null
  const isWanted =
    endings === null || endings.some((ending) => filename.toLowerCase().endsWith(ending.toLowerCase()))
  if (field === undefined || !named.ok || !isWanted) return forbidden
  const { siteId, random, clock, limit } = context
  if (!(await limit.take(`account upload ${member.id}`, UPLOADS.points, UPLOADS.windowMs))) return tooMany
  const [id, token] = [random.token(), random.token()]
  const outcome = await reserveQuota(context, {
    site_id: siteId,
    id,
    member_id: member.id,
    field_id: fieldId,
    name: named.value.name,
    token: uploadTokenId(id, token),
    state: 'expected',
    created_on: clock.wallTime(),
    // The size is known once the file has arrived: until then the limit is reserved.
    size_bytes: fileLimitBytes(named.value.name),
  })
  if (outcome === 'member-full') return memberFull
  if (outcome === 'site-full') {
    context.onError(new Error(SITE_FULL))
    return siteFull
  }
  const url = `${ACCOUNT_FILES_PATH}?${new URLSearchParams({ key: id, token })}`
  return ok({ url, fields: [{ key: 'key', value: id }], key: id })
}

/** The current file of a field; null if there is none. */
const fileIn = (values: AccountValues, fieldId: string): AccountFile | null => {
  const value = ownValue(values, fieldId) ?? null
  return value?.tag === 'file' ? value.file : null
}

/** Converts the files of a form into values. `refused` has the fields whose file is not the member's. */
export async function takeFiles(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId'>,
  member: { readonly id: string; readonly values: AccountValues },
  entries: readonly AccountEntry[],
): Promise<{ readonly values: AccountValues; readonly refused: readonly string[] }> {
  const values = new Map<string, AccountValues[string]>()
  const refused: string[] = []
  for (const { id, type, value } of entries) {
    if (type !== 'FileRef') continue
    const before = fileIn(member.values, id)
    if (value.tag === 'kept') {
      if (before?.id === value.fileId) values.set(id, { tag: 'file', file: before })
      else refused.push(id)
      continue
    }
    const row = value.tag === 'uploaded' ? await findFile(tables, context, value.key) : null
    const isOwn = row?.member_id === member.id && row.field_id === id
    if (value.tag === 'uploaded') {
      if (!isOwn || !(await moveFile(tables, context, value.key, ['arrived', 'saved']))) {
        refused.push(id)
        continue
      }
      values.set(id, { tag: 'file', file: fileOf(value.key) })
    } else values.set(id, null)
    if (before !== null) await moveFile(tables, context, before.id, ['saved', 'dropped'])
  }
  return { values: Object.fromEntries(values), refused }
}

const UNSAVED_KEPT_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/** Deletes dropped files, and those that were not saved within a day. */
export async function forgetFiles(
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'files'>,
): Promise<void> {
  const { sql, siteId, clock, files } = context
  const tables = tablesOf(sql)
  const rows = await tables
    .selectFrom('member_file')
    .select('id')
    .where('site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('state', '=', 'dropped'),
        where.and([
          where('state', 'in', ['expected', 'receiving', 'arrived']),
          where('created_on', '<', clock.wallTime() - UNSAVED_KEPT_MS),
        ]),
      ]),
    )
    .limit(AT_ONCE)
    .execute()
  for (const { id } of rows) {
    const removed = await files.remove(accountFileKey(id))
    if (!removed.ok) continue
    await releaseQuota(context, id)
  }
}
