/** The papers that belong to an order. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'packing-slip'] as const
/** One of `DOCUMENT_KINDS`. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A column of a document's table; numbers stand at its right edge. */
export interface DocumentColumn {
  readonly label: string
  readonly isNumber: boolean
}

/** A line of a document's table: the name with its details in the first column, then one text for each other one. */
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
  /** `total`: what is to be paid. `included`: the amounts above hold it already. @default 'part' */
  readonly weight?: 'part' | 'total' | 'included'
}

/** A paper as it is printed, its texts written in the language of the shop; HTML and PDF are drawn from it. */
export interface BusinessDocument {
  readonly kind: DocumentKind
  /** The language of its texts, as `lang` names it. */
  readonly language: string
  readonly title: string
  readonly shopName: string
  /** The seller's name and address, each line by itself. */
  readonly seller: readonly string[]
  readonly recipient: { readonly title: string; readonly lines: readonly string[] }
  /** The label of the paper's own number; null: it has none. */
  readonly numberLabel: string | null
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly columns: readonly DocumentColumn[]
  readonly rows: readonly DocumentRow[]
  readonly totals: readonly DocumentTotal[]
  readonly taxes: DocumentTable | null
  /** Sentences below the table. */
  readonly remarks: readonly string[]
  /** Small print at the end: how the seller can be reached, tax number, register. */
  readonly footer: readonly string[]
  /** `{page}` and `{pages}` stand for numbers. */
  readonly pageText: string
}

/** The heading of a paper: its title, with its number where it has one. */
export const headingOf = ({ title }: BusinessDocument, number: string | null): string =>
  number === null ? title : `${title} ${number}`

/** The facts of a paper, its own number first. */
export const numberedFacts = (
  { numberLabel, facts }: BusinessDocument,
  number: string | null,
): BusinessDocument['facts'] =>
  numberLabel === null || number === null ? facts : [[numberLabel, number], ...facts]
