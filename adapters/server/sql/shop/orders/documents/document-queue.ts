import { orderId } from '../../../../../../core/orders/index.js'
import type { DocumentQueue } from '../../../../../../core/ports/shop/order-documents.port.js'
import { defer } from '../../../engine/index.js'
import type { Querier } from '../../../engine/index.js'
import type { Tables } from '../../site-database.js'

/** Batch size; the next run handles the rest. */
const MAX_DUE = 100

/** Records that documents of an order may be due, in the transaction that makes them due. */
export const documentsDue = (tables: Tables, siteId: string, order: string): Promise<void> =>
  defer(
    tables,
    tables
      .insertInto('document_due')
      .values({ site_id: siteId, id: order, turn: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'id'])
          .doUpdateSet(({ eb, ref }) => ({ turn: eb(ref('document_due.turn'), '+', 1) })),
      ),
  )

/** The orders of a shop with due documents, over SQL. */
export const createSqlDocumentQueue = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): DocumentQueue => ({
  due: async () => {
    const { rows } = await sql.query(
      'SELECT id, turn FROM document_due WHERE site_id = $1 ORDER BY id LIMIT $2',
      [siteId, MAX_DUE],
    )
    return rows.map(({ id, turn }) => ({ orderId: orderId(`${id}`), turn: Number(turn) }))
  },
  settled: async ({ orderId: id, turn }) => {
    await sql.query('DELETE FROM document_due WHERE site_id = $1 AND id = $2 AND turn = $3', [
      siteId,
      id,
      turn,
    ])
  },
})
