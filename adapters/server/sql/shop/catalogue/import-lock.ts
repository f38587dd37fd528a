import type { Change } from '../../engine/index.js'
import type { Tables } from '../site-database.js'

/** The import that may write a site's catalogue: the one that began last. */
export interface ImportLock {
  /** The id of the import; empty before the first one. */
  readonly holder: string
  /** True if it has written everything. */
  readonly is_over: boolean
}

const ID = 'catalogue'
const NO_HOLDER: ImportLock = { holder: '', is_over: true }

const locks = (tables: Tables, siteId: string) =>
  tables
    .selectFrom('catalogue_import')
    .select(['holder', 'is_over'])
    .where('site_id', '=', siteId)
    .where('id', '=', ID)

/** Reads the current import. */
export const readImportLock = async (tables: Tables, siteId: string): Promise<ImportLock> =>
  (await locks(tables, siteId).executeTakeFirst()) ?? NO_HOLDER

/** True if no import has written since the given state was read, and none was running then. */
export const isSameImport = (before: ImportLock, now: ImportLock): boolean =>
  before.is_over && before.holder === now.holder

/** Starts an import, in a transaction: the earlier one can write nothing more. Returns the earlier one. */
export async function takeImportLock(tables: Tables, siteId: string, holder: string): Promise<ImportLock> {
  await tables
    .insertInto('catalogue_import')
    .values({ site_id: siteId, id: ID, ...NO_HOLDER })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = (await locks(tables, siteId).forUpdate().executeTakeFirst()) ?? NO_HOLDER
  await tables
    .updateTable('catalogue_import')
    .set({ holder, is_over: false })
    .where('site_id', '=', siteId)
    .where('id', '=', ID)
    .execute()
  return before
}

/**
 * True if an import may still write, in the transaction of the write: no other import can start before that
 * ends.
 */
export const hasImportLock = async (tables: Tables, siteId: string, holder: string): Promise<boolean> =>
  (await locks(tables, siteId).forUpdate().executeTakeFirst())?.holder === holder

/** Ends an import; false: another one has started. */
export async function releaseImportLock(tables: Tables, siteId: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await tables
    .updateTable('catalogue_import')
    .set({ is_over: true })
    .where('site_id', '=', siteId)
    .where('id', '=', ID)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A statement by which edits of the catalogue and steps of an import wait for each other. */
export const lockCatalogue = (siteId: string): Change => ({
  text:
    'INSERT INTO catalogue_import (site_id, id, holder, is_over) VALUES ($1, $2, $3, TRUE) ' +
    'ON CONFLICT (site_id, id) DO UPDATE SET holder = catalogue_import.holder',
  values: [siteId, ID, NO_HOLDER.holder],
})
