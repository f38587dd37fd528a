import { productId } from '../../../../core/catalog/index.js'
import { downloadFilesOf, fileWord } from '../../../../core/orders/index.js'
import { MAX_FILE_ORDERS, MEMBER_FILES } from '../../../../core/ports/owner/files/file-desk.port.js'
import type {
  FileDesk,
  FileOrders,
  FileRoom,
  FileUse,
  FolderFile,
  ShopFile,
  ShopFileFilter,
  ShopFileKind,
} from '../../../../core/ports/owner/files/file-desk.port.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import { orderNumber, parseJson } from '../../../../core/shared/index.js'
import { idInKind, keptFileKey } from '../../../../core/use-cases/owner/files/kept-file.js'
import { createKeysetList, isStorable, kyselyOver, likeText, readTakenBytes } from '../engine/index.js'
import type { CommitChanges, PartEnd, Querier, SqlAnswer } from '../engine/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { removalOf } from './file-removal.js'
import { auditChanges, correctEntry } from './audit-statements.js'
import { IS_SALE } from '../shop/index.js'

/** The folder with the files for buyers. */
export interface DownloadsFolder {
  readonly list: () => Promise<readonly FolderFile[]>
  /** Removes a file; false: the folder cannot be written. */
  readonly remove: (path: string) => Promise<boolean>
}

/** The database, the contents and the limits of a shop's files. */
export interface SqlFileDeskOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly files: Pick<FileStore, 'remove'>
  readonly downloads: DownloadsFolder
  readonly limits: { readonly formBytes: number; readonly memberBytes: number }
}

const DOWNLOADS = 'downloads/'

/**
 * The condition of a filter: `$4` is a part of the name `$3`, `$5` the kind, `$6` the id; an empty text means
 * no condition.
 */
const asked = (kind: ShopFileKind, name: string, id: string): string =>
  `($3 = '' OR lower(${name}) LIKE $4) AND ($5 = '' OR $5 = '${kind}') AND ($6 = '' OR $6 = ${id})`

const MEMBER_FILE_ID = `'${MEMBER_FILES}' || member_file.id`
const FOLDER_ID = `'${DOWNLOADS}' || path`

/** All files of the site `$1`; `$2` are those of the folder as JSON, so that one order and cursor hold for all. */
const allFiles = (end: PartEnd): string => `(
  (SELECT form_file.id, 'form' AS kind, form_file.name, form_file.size_bytes, form_file.arrived_at AS at,
      form_submission.id AS owner_id, form_submission.form_name AS owner_name
    FROM form_file JOIN form_submission
      ON form_submission.site_id = form_file.site_id AND form_submission.id = form_file.submission_id
    WHERE form_file.site_id = $1 AND form_file.arrived_at IS NOT NULL
      AND ${asked('form', 'form_file.name', 'form_file.id')} ${end('form_file.arrived_at', 'form_file.id')})
  UNION ALL
  (SELECT ${MEMBER_FILE_ID}, 'member', member_file.name, member_file.size_bytes,
      member_file.created_on, member.id, member.email
    FROM member_file JOIN member
      ON member.site_id = member_file.site_id AND member.id = member_file.member_id
    WHERE member_file.site_id = $1 AND member_file.state = 'saved'
      AND ${asked('member', 'member_file.name', MEMBER_FILE_ID)} ${end('member_file.created_on', MEMBER_FILE_ID)})
  UNION ALL
  (SELECT ${FOLDER_ID}, 'download', path, "sizeBytes", "changedMs", NULL, NULL
    FROM json_to_recordset(CAST($2 AS JSON)) AS folder (path TEXT, "sizeBytes" BIGINT, "changedMs" BIGINT)
    WHERE ${asked('download', 'path', FOLDER_ID)} ${end('"changedMs"', FOLDER_ID)})
) AS file`

interface LookedUp extends ShopFileFilter {
  readonly downloads?: readonly FolderFile[]
}

/** The products that sell each file of the folder, by its path. */
async function readSellers(sql: Querier, siteId: string): Promise<ReadonlyMap<string, readonly FileUse[]>> {
  const { rows } = await sql.query(
    `SELECT id, name, fields FROM product
     WHERE site_id = $1 AND NOT withdrawn AND fields LIKE '%"download-files"%' ORDER BY name, id`,
    [siteId],
  )
  const sellers = new Map<string, FileUse[]>()
  for (const row of rows) {
    const id = productId(`${row['id']}`)
    const fields = parseJson(`${row['fields']}`) as Parameters<
      typeof downloadFilesOf
    >[0][number]['product']['fields']
    for (const { path } of downloadFilesOf([{ product: { id, fields } }]))
      sellers.set(path, [...(sellers.get(path) ?? []), { id, name: `${row['name']}` }])
  }
  return sellers
}

/** Finds the orders of a file of the folder by its word, the newest first. */
async function readOrders(sql: Querier, siteId: string, path: string): Promise<FileOrders> {
  const { rows } = await sql.query(
    `SELECT order_id FROM (
       SELECT payment_attempt.order_id, payment_attempt.created_on FROM order_word
       JOIN payment_attempt ON payment_attempt.site_id = order_word.site_id
         AND payment_attempt.order_id = order_word.order_id
       WHERE order_word.site_id = $1 AND order_word.word COLLATE "C" = $2 AND ${IS_SALE} LIMIT $3
     ) AS found ORDER BY created_on DESC, order_id`,
    [siteId, fileWord(path), MAX_FILE_ORDERS + 1],
  )
  const orders = rows.map(({ order_id: id }) => ({ id: `${id}`, name: orderNumber(`${id}`) }))
  return { orders: orders.slice(0, MAX_FILE_ORDERS), hasMore: orders.length > MAX_FILE_ORDERS }
}

async function readFiles(
  sql: Querier,
  siteId: string,
  rows: SqlAnswer['rows'],
): Promise<readonly ShopFile[]> {
  const hasDownloads = rows.some(({ kind }) => kind === 'download')
  const sellers = hasDownloads ? await readSellers(sql, siteId) : new Map<string, readonly FileUse[]>()
  return rows.map((row) => {
    const [kind, name] = [`${row['kind']}` as ShopFileKind, `${row['name']}`]
    const owner = { id: `${row['owner_id']}`, name: `${row['owner_name']}` }
    return {
      id: `${row['id']}`,
      kind,
      name,
      sizeBytes: row['size_bytes'] == null ? null : Number(row['size_bytes']),
      atMs: Number(row['at']),
      usedBy: kind === 'download' ? (sellers.get(name) ?? []) : [owner],
    }
  })
}

/** False: the folder of downloads need not be read for these files. */
const mayBeDownload = ({ kind = 'download', id = DOWNLOADS }: ShopFileFilter): boolean =>
  kind === 'download' && id.startsWith(DOWNLOADS)

/** The room of each kind of file, with what is taken of it. */
async function readRoom({
  sql,
  siteId,
  downloads,
  limits,
}: SqlFileDeskOptions): Promise<readonly FileRoom[]> {
  const tables = kyselyOver(sql)
  const folder = await downloads.list()
  return [
    {
      kind: 'form',
      usedBytes: await readTakenBytes(tables, siteId, 'forms'),
      limitBytes: limits.formBytes,
    },
    {
      kind: 'member',
      usedBytes: await readTakenBytes(tables, siteId, 'accounts'),
      limitBytes: limits.memberBytes,
    },
    {
      kind: 'download',
      usedBytes: folder.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      limitBytes: null,
    },
  ]
}

/** Removes a file: its entry first, then its content, then its row. */
const removeFile =
  ({ sql, siteId, commit, downloads, files }: SqlFileDeskOptions): FileDesk['remove'] =>
  async (file, entry) => {
    const { kind, name } = file
    const id = idInKind(file)
    const key = keptFileKey(file)
    if (!isStorable(id) || (await removalOf(sql, siteId, { id, kind })) === null) return 'gone'
    // The entry first, since no removal may be without one, and it needs a session that has not ended.
    if (entry !== null && !(await commitUnlessTaken(commit, auditChanges(siteId, entry)))) return 'key-used'
    const correct = async (detail: string): Promise<void> => {
      if (entry !== null) await commit(correctEntry(siteId, entry.id, detail))
    }
    // Then the content: after a failure the row is still listed, and the removal can be repeated.
    const isRemoved = key === null ? await downloads.remove(name) : (await files.remove(key)).ok
    if (!isRemoved) {
      await correct('not removed: the files could not be reached')
      return 'unavailable'
    }
    for (;;) {
      const changes = await removalOf(sql, siteId, { id, kind })
      if (changes !== null && (await commit(changes))) return 'removed'
      if (changes !== null) continue
      await correct('removed by another request meanwhile')
      return 'gone'
    }
  }

/** The files of forms, of members and for buyers, over SQL and a listing of the folder. */
export function createSqlFileDesk(options: SqlFileDeskOptions): FileDesk {
  const { sql, siteId, downloads } = options
  return {
    list: createKeysetList<ShopFile, 'time', LookedUp>({
      sql,
      columns: 'id, kind, name, size_bytes, at, owner_id, owner_name',
      from: allFiles,
      idColumn: 'id',
      sortColumns: { time: { expression: 'at', type: 'BIGINT' } },
      lookUp: async (filter) => ({
        ...filter,
        downloads: mayBeDownload(filter) ? await downloads.list() : [],
      }),
      where: ({ search = '', kind = '', id = '', downloads: folder = [] }) =>
        isStorable(search) && isStorable(id)
          ? {
              text: 'TRUE',
              values: [siteId, JSON.stringify(folder), search, likeText(search), kind, id],
            }
          : { text: 'FALSE', values: [siteId, '[]', '', '', '', ''] },
      read: (rows) => readFiles(sql, siteId, rows),
    }),
    room: () => readRoom(options),
    orders: ({ kind, name }) =>
      kind === 'download' ? readOrders(sql, siteId, name) : Promise.resolve({ orders: [], hasMore: false }),
    remove: removeFile(options),
  }
}
