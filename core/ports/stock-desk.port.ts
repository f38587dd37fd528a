import type { AuditEntry } from '../owners/index.js'

/** The pieces of a variant that are left; null: without end. */
export interface StockStanding {
  readonly variantId: string
  readonly productName: string
  readonly left: number | null
}

/**
 * A delivery that is added to what is left, or a new count; null counts no longer. `expected` is what was left when a
 * person read it; absent: any.
 */
export type StockOrder =
  | { readonly tag: 'add'; readonly pieces: number }
  | { readonly tag: 'set'; readonly pieces: number | null; readonly expected?: number | null }

/**
 * The outcome. `uncounted`: nothing can be added to stock without end. `too-many`: more than a variant may have.
 * `changed`: another number is left than was expected, or the key of the entry was used before.
 */
export type StockOutcome =
  | { readonly tag: 'done'; readonly standing: StockStanding }
  | { readonly tag: 'unknown' | 'uncounted' | 'too-many' | 'changed' }

/** The stock of a shop as its owner enters it. Rejects only when storage does. */
export interface StockDesk {
  /** The variant with this code or id; null: there is none for sale. */
  readonly find: (variant: string) => Promise<StockStanding | null>
  /** Changes the stock and writes the entry of the audit log with it, or neither. */
  readonly enter: (variant: string, order: StockOrder, entry: AuditEntry) => Promise<StockOutcome>
}
