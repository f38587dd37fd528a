import type { Money } from '../../money/index.js'
import type { OrderId } from '../../orders/index.js'
import type { BusinessDocument, TaxRecord } from '../../orders/index.js'
import type { OwnerList } from '../owner/owner-list.port.js'

/** The documents with a number. */
export type NumberedKind = Extract<BusinessDocument['kind'], 'invoice' | 'credit-note'>

/** The facts about a document in all its forms. */
interface DocumentFacts {
  readonly kind: NumberedKind
  readonly orderId: OrderId
  /** Wall-clock ms. */
  readonly issuedMs: number
  readonly total: Money
}

/** A document with its text. */
interface WrittenDocument extends DocumentFacts {
  /** The refund of a credit note; empty for an invoice. */
  readonly sourceId: string
  readonly document: BusinessDocument
}

/** The id and the number of an issued document. */
interface NumberedDocument {
  readonly id: string
  readonly number: string
}

/** A numbered document as issued; it never changes. */
export interface IssuedDocument extends WrittenDocument, NumberedDocument {}

/** A document that needs the next number of its series. */
export interface DocumentDraft extends WrittenDocument {
  /** The beginning of its number; each beginning is counted separately. */
  readonly series: string
  /** The first number of the series. */
  readonly first: number
}

/** The numbered documents of a shop's orders. Rejects only if storage fails. */
export interface OrderDocuments {
  /** The documents of an order, oldest first. */
  readonly ofOrder: (orderId: OrderId) => Promise<readonly IssuedDocument[]>
  /**
   * Issues a document under the next number of its series, in one transaction with the counter, so that no
   * number is skipped. False: this document was issued before, and nothing was written.
   */
  readonly issue: (draft: DocumentDraft) => Promise<boolean>
}

/** An order with due documents; `turn` increases with each of its events. */
export interface DueDocument {
  readonly orderId: OrderId
  readonly turn: number
}

/** Orders with due documents: paid ones, and those with a refund. Rejects only if storage fails. */
export interface DocumentQueue {
  readonly due: () => Promise<readonly DueDocument[]>
  /** Removes an order from the queue, unless it had events since it was read. */
  readonly settled: (due: DueDocument) => Promise<void>
}

/** A numbered document in its owner's list. */
export interface DocumentSummary extends DocumentFacts, NumberedDocument {
  /** Null: from before taxes were stored. */
  readonly taxRecord: TaxRecord | null
}

/** The sort keys of documents. */
export const DOCUMENT_SORT_KEYS = ['number', 'time'] as const
/** One of `DOCUMENT_SORT_KEYS`. */
export type DocumentSortKey = (typeof DOCUMENT_SORT_KEYS)[number]

/**
 * The conditions of a list of documents; all without a condition. Times are wall-clock ms, `until` is
 * excluded.
 */
export interface DocumentFilter {
  readonly kind?: NumberedKind
  readonly fromMs?: number
  readonly untilMs?: number
}

/** The numbered documents for their owner. */
export type DocumentList = OwnerList<DocumentSummary, DocumentSortKey, DocumentFilter>
