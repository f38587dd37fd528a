import type { Inventory, Sku } from './product.js'

/** A SKU can be bought when its stock is without end or above zero (reference/product#stock). */
export const isInStock = (sku: Sku): boolean =>
  sku.inventory.type === 'infinite' || sku.inventory.quantity > 0

/** Stock as catalogues state it: a quantity in pieces, or null for a SKU that never runs out. */
export const inventoryOf = (quantity: number | null): Inventory =>
  quantity === null ? { type: 'infinite' } : { type: 'finite', quantity }

/** True if so many pieces can be taken from this stock. */
export const hasStockFor = (inventory: Inventory, count: number): boolean =>
  inventory.type === 'infinite' || inventory.quantity >= count

/**
 * The quantity a page shows and tests: the number left, or null when stock is without end
 * (reference/product#sku-bindings).
 */
export const quantityLeft = (inventory: Inventory): number | null =>
  inventory.type === 'infinite' ? null : inventory.quantity
