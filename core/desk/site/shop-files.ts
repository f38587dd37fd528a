/** The origin of a file: sent with a form, uploaded by a member, or sold to buyers. */
export type FileKindWord = 'FORM' | 'MEMBER' | 'DOWNLOAD'

/** A file that the shop keeps. */
export interface DeskShopFile {
  readonly id: string
  readonly kind: FileKindWord
  readonly name: string
  /** Null: not known. */
  readonly sizeBytes: number | null
  /** ISO 8601. */
  readonly at: string
  /** The entry, the member or the products that use it. */
  readonly usedBy: readonly { readonly id: string; readonly name: string }[]
}

/** The newest orders whose buyers may download a file; `name` is the number. */
export interface DeskFileOrders {
  readonly orders: readonly { readonly id: string; readonly name: string }[]
  readonly hasMore: boolean
}

/** The space that the files of a kind take. */
export interface DeskFileRoom {
  readonly kind: FileKindWord
  readonly usedBytes: number
  /** Null: no limit. */
  readonly limitBytes: number | null
}
