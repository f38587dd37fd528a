import type {
  DeskFileOrders,
  DeskFileRoom,
  DeskPage,
  DeskShopFile,
  FileKindWord,
} from '../../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The part of the owner's API for the files that the shop keeps. */
export interface OwnerFilesApi {
  readonly files: (query: {
    readonly search: string | null
    readonly kind: FileKindWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskShopFile>>
  readonly fileRoom: () => DeskAnswer<readonly DeskFileRoom[]>
  /** The orders whose buyers may download a file. */
  readonly fileOrders: (id: string) => DeskAnswer<DeskFileOrders>
  /** `evenIfBought`: confirms that buyers lose it. */
  readonly removeFile: (change: {
    readonly key: string
    readonly id: string
    readonly evenIfBought: boolean
  }) => DeskAnswer<void>
  /** The address of a file on the same host. */
  readonly fileUrl: (id: string) => string
}
