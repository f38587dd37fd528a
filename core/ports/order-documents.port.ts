import type { Money } from '../money/index.js'
import type { OrderId } from '../orders/index.js'
import type { BusinessDocument } from '../orders/index.js'
import type { OwnerList } from './owner-list.port.js'

/** The papers that have a number of their own. */
export type NumberedKind = Extract<BusinessDocument['kind'], 'invoice' | 'credit-note'>

/** A numbered paper as it was issued: it never changes. */
export interface IssuedDocument {
  readonly id: string
  readonly kind: NumberedKind
  readonly orderId: OrderId
  /** The refund that a credit note is for; empty for an invoice. */
  readonly sourceId: string
  readonly number: string
  /** Wall-clock ms. */
  readonly issuedMs: number
  readonly total: Money
  readonly document: BusinessDocument
}

/** A paper that is to get the next number of its series. */
export interface DocumentDraft extends Omit<IssuedDocument, 'id' | 'number'> {
  /** The beginning of its number; each beginning counts by itself. */
  readonly series: string
  /** The first number of the series. */
  readonly first: number
}

/** The numbered papers of a shop's orders. Rejects only when storage does. */
export interface OrderDocuments {
  /** The papers of an order, the oldest first. */
  readonly ofOrder: (orderId: OrderId) => Promise<readonly IssuedDocument[]>
  /**
   * Issues a paper under the next number of its series, in one transaction with the counter, so that no number is left
   * out. false: this paper was issued before, and nothing was written.
   */
  readonly issue: (draft: DocumentDraft) => Promise<boolean>
}

/** An order whose papers are due; `turn` grows each time that something happens to it. */
export interface DueDocument {
  readonly orderId: OrderId
  readonly turn: number
}

/** Orders whose papers are due: paid ones, and those with a refund. Rejects only when storage does. */
export interface DocumentQueue {
  readonly due: () => Promise<readonly DueDocument[]>
  /** Takes an order out of the queue, unless something happened to it since it was read. */
  readonly settled: (due: DueDocument) => Promise<void>
}

/** A numbered paper as its owner sees it in a list. */
export type DocumentSummary = Omit<IssuedDocument, 'document' | 'sourceId'>

/** By what papers can be sorted. */
export const DOCUMENT_SORT_KEYS = ['number', 'time'] as const
/** One of `DOCUMENT_SORT_KEYS`. */
export type DocumentSortKey = (typeof DOCUMENT_SORT_KEYS)[number]

/** The conditions on the papers listed; all without a condition. Times are wall-clock ms, `until` is left out. */
export interface DocumentFilter {
  readonly kind?: NumberedKind
  readonly fromMs?: number
  readonly untilMs?: number
}

/** The numbered papers as their owner reads them. */
export type DocumentList = OwnerList<DocumentSummary, DocumentSortKey, DocumentFilter>
