import type { DeskCollection, DeskItemEdit, DeskTableLine, DeskTable } from '../../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The part of the owner's API for collections. */
export interface OwnerCollectionsApi {
  readonly collections: () => DeskAnswer<readonly DeskCollection[]>
  /** Null: there is no such table, or it is edited in its file only. */
  readonly collection: (query: {
    readonly slug: string
    readonly search: string | null
    readonly after: string | null
  }) => DeskAnswer<DeskTable | null>
  /** Returns the edited and new lines in the order of the edits; a removed one is null. */
  readonly editCollection: (
    slug: string,
    edits: readonly DeskItemEdit[],
  ) => DeskAnswer<readonly (DeskTableLine | null)[]>
}
