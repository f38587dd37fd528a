import { money } from '../../../../../../core/money/index.js'
import { orderId } from '../../../../../../core/orders/index.js'
import type {
  DocumentDraft,
  IssuedDocument,
  NumberedKind,
  OrderDocuments,
} from '../../../../../../core/ports/shop/order-documents.port.js'
import type { BusinessDocument } from '../../../../../../core/orders/index.js'
import { documentNumber } from '../../../../../../core/use-cases/documents/document-number.js'
import type { Change, CommitChanges, Querier, SqlAnswer } from '../../../engine/index.js'

/** The database and the site of documents, and the function that makes changes in one transaction. */
export interface SqlOrderDocumentsOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  /** More changes of the transaction that issues a document, such as an entry of the audit log. */
  readonly alongside?: (draft: DocumentDraft) => readonly Change[]
}

/** The stored kind; only this program writes the table. */
export const kindOf = (text: unknown): NumberedKind => (text === 'credit-note' ? 'credit-note' : 'invoice')

const toIssued = (row: SqlAnswer['rows'][number]): IssuedDocument => ({
  id: `${row['id']}`,
  kind: kindOf(row['kind']),
  orderId: orderId(`${row['order_id']}`),
  sourceId: `${row['source_id']}`,
  number: documentNumber(`${row['series']}`, Number(row['number'])),
  issuedMs: Number(row['issued_on']),
  total: money(Number(row['amount_minor']), `${row['currency']}`),
  document: JSON.parse(`${row['content']}`) as BusinessDocument,
})

const BEGIN_SERIES = `INSERT INTO document_series (site_id, id, last_number) VALUES ($1, $2, $3)
  ON CONFLICT (site_id, id) DO NOTHING`
/**
 * Locks the series, so that the second of two simultaneous documents waits until the first has its number.
 */
const COUNT = `UPDATE document_series SET last_number = last_number + 1 WHERE site_id = $1 AND id = $2`
const INSERT = `INSERT INTO order_document
    (site_id, id, kind, order_id, source_id, series, number, amount_minor, currency, content, issued_on)
  SELECT site_id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT), id, last_number,
    CAST($7 AS BIGINT), CAST($8 AS TEXT), CAST($9 AS TEXT), CAST($10 AS BIGINT)
  FROM document_series WHERE site_id = $1 AND id = $2
  ON CONFLICT DO NOTHING`

/** The numbered documents of a shop, over SQL. */
export const createSqlOrderDocuments = ({
  sql,
  commit,
  siteId,
  alongside,
}: SqlOrderDocumentsOptions): OrderDocuments => ({
  ofOrder: async (order) => {
    const { rows } = await sql.query(
      `SELECT id, kind, order_id, source_id, series, number, amount_minor, currency, content, issued_on
       FROM order_document WHERE site_id = $1 AND order_id = $2 ORDER BY issued_on, series, number`,
      [siteId, order],
    )
    return rows.map(toIssued)
  },
  issue: (draft) => {
    const { kind, orderId: order, sourceId, issuedMs, total, document, series, first } = draft
    const id = [kind, order, ...(sourceId === '' ? [] : [sourceId])].join(':')
    const paper = [
      id,
      kind,
      order,
      sourceId,
      total.amount,
      total.currency,
      JSON.stringify(document),
      issuedMs,
    ]
    const changes: readonly Change[] = [
      { text: BEGIN_SERIES, values: [siteId, series, first - 1] },
      { text: COUNT, values: [siteId, series], mustChange: true },
      { text: INSERT, values: [siteId, series, ...paper], mustChange: true },
      ...(alongside?.(draft) ?? []),
    ]
    return commit(changes)
  },
})
