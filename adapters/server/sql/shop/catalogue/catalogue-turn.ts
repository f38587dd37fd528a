import type { Change } from '../../engine/index.js'
import type { Tables } from '../store-context.js'

/** The import of a site's catalogue that may write: the one that began last. */
export interface CatalogueTurn {
  /** Names the import; empty before the first. */
  readonly holder: string
  /** True if it has written all that it wanted to. */
  readonly is_over: boolean
}

const ID = 'catalogue'
const NO_HOLDER: CatalogueTurn = { holder: '', is_over: true }

const turns = (tables: Tables, siteId: string) =>
  tables
    .selectFrom('catalogue_turn')
    .select(['holder', 'is_over'])
    .where('site_id', '=', siteId)
    .where('id', '=', ID)

/** Reads the current turn. */
export const readTurn = async (tables: Tables, siteId: string): Promise<CatalogueTurn> =>
  (await turns(tables, siteId).executeTakeFirst()) ?? NO_HOLDER

/** True if no import has written since a turn was read, and none was running then. */
export const isSameTurn = (before: CatalogueTurn, now: CatalogueTurn): boolean =>
  before.is_over && before.holder === now.holder

/** Takes the turn, in a transaction: its earlier holder writes nothing more. Answers the earlier turn. */
export async function takeTurn(tables: Tables, siteId: string, holder: string): Promise<CatalogueTurn> {
  await tables
    .insertInto('catalogue_turn')
    .values({ site_id: siteId, id: ID, ...NO_HOLDER })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = (await turns(tables, siteId).forUpdate().executeTakeFirst()) ?? NO_HOLDER
  await tables
    .updateTable('catalogue_turn')
    .set({ holder, is_over: false })
    .where('site_id', '=', siteId)
    .where('id', '=', ID)
    .execute()
  return before
}

/**
 * Tells if an import may still write, in the transaction in which it does: no other import takes the turn
 * before that ends.
 */
export const hasTurn = async (tables: Tables, siteId: string, holder: string): Promise<boolean> =>
  (await turns(tables, siteId).forUpdate().executeTakeFirst())?.holder === holder

/** Ends a turn; false: another import has it. */
export async function endTurn(tables: Tables, siteId: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await tables
    .updateTable('catalogue_turn')
    .set({ is_over: true })
    .where('site_id', '=', siteId)
    .where('id', '=', ID)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The statement with which an edit of the catalogue waits for the step of an import, and the next step for it. */
export const lockCatalogue = (siteId: string): Change => ({
  text:
    'INSERT INTO catalogue_turn (site_id, id, holder, is_over) VALUES ($1, $2, $3, TRUE) ' +
    'ON CONFLICT (site_id, id) DO UPDATE SET holder = catalogue_turn.holder',
  values: [siteId, ID, NO_HOLDER.holder],
})
