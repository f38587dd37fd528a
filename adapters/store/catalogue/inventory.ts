import type { Inventory } from '../../../core/catalog/index.js'

/** Stock as the catalogue states it: a quantity in pieces, or null for a SKU that never runs out. */
export const toInventory = (quantity: number | null): Inventory =>
  quantity === null ? { type: 'infinite' } : { type: 'finite', quantity }
