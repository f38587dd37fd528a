import type { AuditEntry } from '../owners/index.js'
import type { Discount, OwnedDiscount } from '../pricing/index.js'

/** The discount codes of a shop as their owner edits them. Rejects only when storage does. */
export interface DiscountDesk {
  /** Codes behind `after` in the order of their letters; `search` is a part of a code or a name. */
  readonly list: (query: {
    readonly search?: string
    readonly after: string | null
    readonly limit: number
  }) => Promise<readonly OwnedDiscount[]>
  /** Null: neither the shop nor its settings have this code. */
  readonly find: (code: string) => Promise<OwnedDiscount | null>
  /**
   * Writes a discount with the entry of the audit log, or neither: false where the code was changed since `version`
   * (0: it was in no table), or the key of the entry was used before.
   */
  readonly save: (discount: Discount, version: number, entry: AuditEntry) => Promise<boolean>
}
