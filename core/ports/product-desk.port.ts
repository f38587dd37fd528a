import type { AuditEntry } from '../owners/index.js'
import type { OwnedProduct } from '../catalog/index.js'

/** The products that an owner asks for; absent conditions leave all. */
export interface OwnedProductQuery {
  /** A part of a name or of the code of a variant. */
  readonly search?: string
  /** Only those with a variant of which nothing is left. */
  readonly outOfStock?: boolean
  /** Only those that are hidden, or only those that are not. */
  readonly hidden?: boolean
  /** The id of the product behind which the answer begins; null: from the first. */
  readonly after: string | null
  readonly limit: number
}

/** The products of a shop as their owner edits them. Rejects only when storage does. */
export interface ProductDesk {
  /** Products in the order of the catalogue. */
  readonly list: (query: OwnedProductQuery) => Promise<readonly OwnedProduct[]>
  /** The product with this id, this slug or a variant of this code; null: there is none. */
  readonly find: (name: string) => Promise<OwnedProduct | null>
  /**
   * Writes what differs with the entry of the audit log, or nothing: false where the product is no longer as it was
   * read, or the key of the entry was used before.
   */
  readonly save: (before: OwnedProduct, after: OwnedProduct, entry: AuditEntry) => Promise<boolean>
}
