import type { AuditEntry } from '../../owners/index.js'

/** The remaining pieces of a variant; null: unlimited. */
export interface StockStanding {
  readonly variantId: string
  readonly productName: string
  readonly left: number | null
}

/**
 * A delivery that is added to the stock, or a new count; null makes the stock unlimited. `expected` is the
 * stock that a person read; absent: any.
 */
export type StockOrder =
  | { readonly tag: 'add'; readonly pieces: number }
  | { readonly tag: 'set'; readonly pieces: number | null; readonly expected?: number | null }

/**
 * The result. `uncounted`: nothing can be added to unlimited stock. `too-many`: above the maximum. `changed`:
 * the stock differs from the expected one, or the entry's key was used before.
 */
export type StockOutcome =
  | { readonly tag: 'done'; readonly standing: StockStanding }
  | { readonly tag: 'unknown' | 'uncounted' | 'too-many' | 'changed' }

/** The stock of a shop in its owner's desk. Rejects only if storage fails. */
export interface StockDesk {
  /** The variant with this code or id; null: there is none for sale. */
  readonly find: (variant: string) => Promise<StockStanding | null>
  /** Changes the stock and writes the entry of the audit log, or neither. */
  readonly enter: (variant: string, order: StockOrder, entry: AuditEntry) => Promise<StockOutcome>
}
