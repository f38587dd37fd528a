import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Issued invoices and credit notes: `content` is JSON text that never changes. `document_series` has the last
 * number of each prefix; `document_due` names orders with due documents.
 */
export const DOCUMENTS: Migration = {
  id: '0043-documents',
  statements: [
    `CREATE TABLE IF NOT EXISTS document_series (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      last_number BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS order_document (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      order_id TEXT NOT NULL,
      source_id TEXT NOT NULL,
      series TEXT NOT NULL,
      number BIGINT NOT NULL,
      amount_minor BIGINT NOT NULL,
      currency TEXT NOT NULL,
      content TEXT NOT NULL,
      issued_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, series, number),
      UNIQUE (site_id, order_id, kind, source_id)
    )`,
    `CREATE INDEX IF NOT EXISTS order_document_by_time ON order_document (site_id, issued_on, id)`,
    `CREATE TABLE IF NOT EXISTS document_due (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      turn BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
