interface Row {
  readonly site_id: string
  readonly id: string
}

/** The last number of a series, under the beginning of its numbers. */
export interface DocumentSeriesRow extends Row {
  readonly last_number: number
}

/** An invoice or a credit note as it was issued; `content` is JSON text. */
export interface OrderDocumentRow extends Row {
  readonly kind: string
  readonly order_id: string
  /** The refund that a credit note is for; empty for an invoice. */
  readonly source_id: string
  readonly series: string
  readonly number: number
  readonly amount_minor: number
  readonly currency: string
  readonly content: string
  readonly issued_on: number
}

/** An order whose papers are due, under the order's id; `turn` counts what happened to it. */
export interface DocumentDueRow extends Row {
  readonly turn: number
}

/** The tables of papers (schema/0043). */
export interface DocumentTables {
  readonly document_series: DocumentSeriesRow
  readonly order_document: OrderDocumentRow
  readonly document_due: DocumentDueRow
}
