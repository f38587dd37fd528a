import { skuId } from '../../core/catalog/index.js'
import type { Sku } from '../../core/catalog/index.js'
import { money } from '../../core/money/index.js'

/** A variant of a size. */
export const sizedSku = (id: string, size: string, quantity: number): Sku => ({
  id: skuId(id),
  code: null,
  price: money(100, 'USD'),
  compareAtPrice: null,
  weight: null,
  width: null,
  length: null,
  height: null,
  mainImage: null,
  moreImages: [],
  optionValues: { size },
  inventory: { type: 'finite', quantity },
  billing: 'one-time',
})
