import type { DeskFileRoom, DeskPage, DeskShopFile, FileKindWord } from '../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The part of the owner's API for the files that the shop keeps. */
export interface OwnerFilesApi {
  readonly files: (query: {
    readonly search: string | null
    readonly kind: FileKindWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskShopFile>>
  readonly fileRoom: () => DeskAnswer<readonly DeskFileRoom[]>
  readonly removeFile: (change: { readonly key: string; readonly id: string }) => DeskAnswer<void>
  /** The address of a file on the same host. */
  readonly fileUrl: (id: string) => string
}
