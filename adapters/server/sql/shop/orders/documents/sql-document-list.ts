import { money } from '../../../../../../core/money/index.js'
import { orderId } from '../../../../../../core/orders/index.js'
import type { TaxRecord } from '../../../../../../core/orders/index.js'
import type {
  DocumentFilter,
  DocumentList,
  DocumentSortKey,
  DocumentSummary,
} from '../../../../../../core/ports/shop/order-documents.port.js'
import { documentNumber } from '../../../../../../core/use-cases/documents/document-number.js'
import { createKeysetList } from '../../../engine/index.js'
import type { Querier, SqlAnswer, SqlValue } from '../../../engine/index.js'
import { kindOf } from './sql-order-documents.js'

const toSummary = (row: SqlAnswer['rows'][number]): DocumentSummary => ({
  id: `${row['id']}`,
  kind: kindOf(row['kind']),
  orderId: orderId(`${row['order_id']}`),
  number: documentNumber(`${row['series']}`, Number(row['number'])),
  issuedMs: Number(row['issued_on']),
  total: money(Number(row['amount_minor']), `${row['currency']}`),
  taxRecord: row['taxes'] == null ? null : (JSON.parse(`${row['taxes']}`) as TaxRecord),
})

/** The owner's list of numbered documents, over SQL. */
export const createSqlDocumentList = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): DocumentList =>
  createKeysetList<DocumentSummary, DocumentSortKey, DocumentFilter>({
    sql,
    // The database takes the taxes out of each document, so that no whole document is sent and read.
    columns: `id, kind, order_id, series, number, amount_minor, currency, issued_on,
      CAST(CAST(content AS JSON) -> 'taxRecord' AS TEXT) AS taxes`,
    from: 'order_document',
    idColumn: 'id',
    sortColumns: {
      number: { expression: 'number', type: 'BIGINT' },
      time: { expression: 'issued_on', type: 'BIGINT' },
    },
    where: ({ kind, fromMs, untilMs }) => {
      const values: SqlValue[] = [siteId]
      const conditions = ['site_id = $1']
      if (kind !== undefined) conditions.push(`kind = $${values.push(kind)}`)
      if (fromMs !== undefined) conditions.push(`issued_on >= $${values.push(fromMs)}`)
      if (untilMs !== undefined) conditions.push(`issued_on < $${values.push(untilMs)}`)
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toSummary),
  })
