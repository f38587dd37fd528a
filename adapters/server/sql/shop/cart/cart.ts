import type { OrderLineRow, ProductRow, SkuRow } from '../../engine/index.js'

/** A line of a cart with its present data in the catalogue. */
export interface CartLine {
  readonly row: OrderLineRow
  readonly product: ProductRow
  readonly sku: SkuRow
  /** True if the SKU was withdrawn from sale. */
  readonly isGone: boolean
}
