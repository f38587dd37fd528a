import type { AuditEntry } from '../../owners/index.js'
import type { OwnedProduct } from '../../catalog/index.js'

/** The conditions of a product list; without conditions, all products. */
export interface OwnedProductQuery {
  /** A part of a name or of the code of a variant. */
  readonly search?: string
  /** Only those with a variant that is out of stock. */
  readonly outOfStock?: boolean
  /** Only hidden ones, or only visible ones. */
  readonly hidden?: boolean
  /** The id of the product after which the result begins; null: from the first. */
  readonly after: string | null
  readonly limit: number
}

/** The products of a shop for their owner. Rejects only if storage fails. */
export interface ProductDesk {
  /** Products in the order of the catalogue. */
  readonly list: (query: OwnedProductQuery) => Promise<readonly OwnedProduct[]>
  /** The product with this id, this slug or a variant of this code; null: none. */
  readonly find: (name: string) => Promise<OwnedProduct | null>
  /** The number of placed orders that have each of the variants; variants without any are left out. */
  readonly ordersWith: (variantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /**
   * Writes the differences with the entry of the audit log, or nothing: false if the product has changed
   * since it was read, or the entry's key was used before.
   */
  readonly save: (before: OwnedProduct, after: OwnedProduct, entry: AuditEntry) => Promise<boolean>
}
