import type { AuditEntry } from '../../../owners/index.js'
import type { OwnerList } from '../owner-list.port.js'

/** The origin of a file: sent with a form, uploaded by a member, or sold to buyers. */
export type ShopFileKind = 'form' | 'member' | 'download'

/** A place that uses a file: the entry of a form, a member, or a product. */
export interface FileUse {
  readonly id: string
  readonly name: string
}

/** The first part of the id of a member's file, before the id in the table of these files. */
export const MEMBER_FILES = 'members/'

/** A file that the shop keeps. */
export interface ShopFile {
  /** Unique among all files: `<id>` of a form, `members/<id>`, or `downloads/<path>`. */
  readonly id: string
  readonly kind: ShopFileKind
  readonly name: string
  /** Null: not known, of a member's file of an older version. */
  readonly sizeBytes: number | null
  /** Wall-clock ms of its arrival, or of the last change of a download. */
  readonly atMs: number
  readonly usedBy: readonly FileUse[]
}

/** The conditions on the files listed; all files without a condition. */
export interface ShopFileFilter {
  /** A part of the file's name. */
  readonly search?: string
  readonly kind?: ShopFileKind
  readonly id?: string
}

/** The space that the files of a kind take. */
export interface FileRoom {
  readonly kind: ShopFileKind
  readonly usedBytes: number
  /** Null: no limit. */
  readonly limitBytes: number | null
}

/** A file in the folder of downloads. */
export interface FolderFile {
  /** Relative to the folder, with `/` between its parts. */
  readonly path: string
  readonly sizeBytes: number
  readonly changedMs: number
}

/** Orders whose buyers may download a file. */
export interface FileOrders {
  /** At most `MAX_FILE_ORDERS`, the newest of these first; the name is the order's number. */
  readonly orders: readonly FileUse[]
  readonly hasMore: boolean
}

/** The maximum number of orders that are counted for one file. */
export const MAX_FILE_ORDERS = 200

/** The result of a removal; `key-used`: the audit entry's key was used before. */
export type FileRemoval = 'removed' | 'gone' | 'key-used' | 'unavailable'

/** The files that a shop keeps. Rejects only if storage fails. */
export interface FileDesk {
  readonly list: OwnerList<ShopFile, 'time', ShopFileFilter>
  readonly room: () => Promise<readonly FileRoom[]>
  /** The orders with a file for buyers; none for other files. */
  readonly orders: (file: Pick<ShopFile, 'kind' | 'name'>) => Promise<FileOrders>
  /**
   * Removes a file with its content, and frees its space, with an entry of the audit log, which is written first;
   * null: it was written before, and the removal is finished. A member's field that shows the file is emptied.
   */
  readonly remove: (
    file: Pick<ShopFile, 'id' | 'kind' | 'name'>,
    entry: AuditEntry | null,
  ) => Promise<FileRemoval>
}
