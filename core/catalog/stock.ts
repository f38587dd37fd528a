import type { Inventory, Sku } from './product.js'

/** True if a SKU can be bought: its stock is unlimited or above zero (reference/product#stock). */
export const isInStock = (sku: Sku): boolean =>
  sku.inventory.type === 'infinite' || sku.inventory.quantity > 0

/** Stock in the form of catalogues: a quantity in pieces, or null for unlimited stock. */
export const inventoryOf = (quantity: number | null): Inventory =>
  quantity === null ? { type: 'infinite' } : { type: 'finite', quantity }

/** True if the stock has `count` pieces. */
export const hasStockFor = (inventory: Inventory, count: number): boolean =>
  inventory.type === 'infinite' || inventory.quantity >= count

/**
 * The quantity that a page shows and tests: the remaining pieces, or null for unlimited stock
 * (reference/product#sku-bindings).
 */
export const quantityLeft = (inventory: Inventory): number | null =>
  inventory.type === 'infinite' ? null : inventory.quantity
