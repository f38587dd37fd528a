import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { FileEntries } from '../../../ports/owner/files/audited-files.port.js'
import type { CollectionTables, TableChange } from '../../../ports/owner/files/collection-tables.port.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { writeWithEntry } from '../write-with-entry.js'
import { decideItems } from './decide-items.js'
import type { ItemEdit } from './decide-items.js'

/** The ports of the use case. */
export interface CollectionsPorts {
  readonly tables: CollectionTables
  readonly entries: FileEntries
}

/** The collection to edit, and the entry in the audit log. */
export interface ItemsCommand {
  readonly collection: string
  readonly entryOf: EntryOf
}

const CHANGED = changedMeanwhile('The table', 'then edit it')

/** Edits items in the file of their collection, which remains the master copy: all edits or none. */
export const editItems = (
  { tables, entries }: CollectionsPorts,
  { collection, entryOf }: ItemsCommand,
  edits: readonly ItemEdit[],
): Promise<Result<readonly TableChange[], OwnerProblem>> =>
  tables.alone(async () => {
    const read = await tables.read(collection)
    if (read === null) return refuse('not-found', 'There is no such collection.')
    if (!read.ok) return refuse('not-allowed', read.failure)
    const decided = decideItems(read.value, edits)
    if (!decided.ok) return decided
    const { changes, summary } = decided.value
    const entry = entryOf({ operation: 'editCollection', subject: collection, detail: summary })
    const written = await writeWithEntry(
      {
        file: 'The table',
        keep: () => entries.keep(entry),
        write: () => tables.write(read.value, changes),
        correct: (detail) => entries.correct(entry.id, detail),
      },
      CHANGED,
    )
    return written.ok ? ok(changes) : written
  })
