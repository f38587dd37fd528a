interface Row {
  readonly site_id: string
  readonly id: string
}

/** The last number of a series, by its prefix. */
export interface DocumentSeriesRow extends Row {
  readonly last_number: number
}

/** An issued invoice or credit note; `content` is JSON text. */
export interface OrderDocumentRow extends Row {
  readonly kind: string
  readonly order_id: string
  /** The refund of a credit note; empty for an invoice. */
  readonly source_id: string
  readonly series: string
  readonly number: number
  readonly amount_minor: number
  readonly currency: string
  readonly content: string
  readonly issued_on: number
}

/** An order with due documents, under the order's id; `turn` counts its events. */
export interface DocumentDueRow extends Row {
  readonly turn: number
}

/** The tables of documents (schema/0043). */
export interface DocumentTables {
  readonly document_series: DocumentSeriesRow
  readonly order_document: OrderDocumentRow
  readonly document_due: DocumentDueRow
}
