import type { AuditEntry } from '../../owners/index.js'
import type { Discount, OwnedDiscount } from '../../pricing/index.js'

/** The discount codes of a shop in its owner's editor. Rejects only if storage fails. */
export interface DiscountDesk {
  /** Codes after `after` in alphabetical order; `search` is a part of a code or a name. */
  readonly list: (query: {
    readonly search?: string
    readonly after: string | null
    readonly limit: number
  }) => Promise<readonly OwnedDiscount[]>
  /** Null: neither the shop nor its settings have this code. */
  readonly find: (code: string) => Promise<OwnedDiscount | null>
  /**
   * Writes a discount with its entry of the audit log, or neither. False if the code has changed since
   * `version` (0: it was not stored), or if the entry's key was used before.
   */
  readonly save: (discount: Discount, version: number, entry: AuditEntry) => Promise<boolean>
}
