import type { Money } from '../../money/index.js'

/** The documents of an order. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'packing-slip'] as const
/** One of `DOCUMENT_KINDS`. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A column of a document's table; numbers are aligned right. */
export interface DocumentColumn {
  readonly label: string
  readonly isNumber: boolean
}

/**
 * A line of a document's table: the name with details in the first column, then one text for each other
 * column.
 */
export interface DocumentRow {
  readonly name: string
  readonly details: readonly string[]
  readonly cells: readonly string[]
}

/** A small table below the totals. */
export interface DocumentTable {
  readonly caption: string
  readonly columns: readonly DocumentColumn[]
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[]
}

/** A line of a document's totals. */
export interface DocumentTotal {
  readonly label: string
  readonly amount: string
  /** `total`: the amount to pay. `included`: the amounts above include it already. @default 'part' */
  readonly weight?: 'part' | 'total' | 'included'
}

/** A tax of a document: its name with the rate, its base and its amount. */
interface RecordedTax {
  readonly name: string
  readonly net: Money
  readonly amount: Money
}

/** The taxes of a document for its owner's books. */
export interface TaxRecord {
  /** ISO 3166-1 alpha-2 of the delivery address, else of the billing address; null: unknown. */
  readonly country: string | null
  readonly taxes: readonly RecordedTax[]
}

/** A document as it is printed, with texts in the shop's language; HTML and PDF are made from it. */
export interface BusinessDocument {
  readonly kind: DocumentKind
  /** The language of its texts, as in `lang`. */
  readonly language: string
  readonly title: string
  readonly shopName: string
  /** The seller's name and address, one line each. */
  readonly seller: readonly string[]
  readonly recipient: { readonly title: string; readonly lines: readonly string[] }
  /** The label of the document's own number; null: it has none. */
  readonly numberLabel: string | null
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly columns: readonly DocumentColumn[]
  readonly rows: readonly DocumentRow[]
  readonly totals: readonly DocumentTotal[]
  readonly taxes: DocumentTable | null
  /** The same taxes as amounts. Absent: the order or the document is from before they were stored. */
  readonly taxRecord?: TaxRecord
  /** Sentences below the table. */
  readonly remarks: readonly string[]
  /** Small print at the end: contact, tax number, register. */
  readonly footer: readonly string[]
  /** `{page}` and `{pages}` stand for numbers. */
  readonly pageText: string
}

/** The heading of a document: its title, with its number if it has one. */
export const headingOf = ({ title }: BusinessDocument, number: string | null): string =>
  number === null ? title : `${title} ${number}`

/** The facts of a document, beginning with its own number. */
export const numberedFacts = (
  { numberLabel, facts }: BusinessDocument,
  number: string | null,
): BusinessDocument['facts'] =>
  numberLabel === null || number === null ? facts : [[numberLabel, number], ...facts]
