import { quantityLeft } from '../catalog/index.js'
import type { Product, Sku } from '../catalog/index.js'
import { formatPrice } from '../money/index.js'
import type { PriceFormat } from '../money/index.js'

/** Fields of a product that are shown as a plain text. */
export type ProductTextField =
  | 'name'
  | 'price'
  | 'compare-at-price'
  | 'sku'
  | 'stock'
  | 'weight'
  | 'width'
  | 'height'
  | 'length'

/** The text of a field of a product and one of its SKUs; empty where there is none. */
export function productText(
  field: ProductTextField,
  product: Product,
  sku: Sku | null,
  prices: PriceFormat | null,
): string {
  switch (field) {
    case 'name':
      return product.name
    case 'price':
      return sku ? formatPrice(sku.price, prices) : ''
    case 'compare-at-price':
      return sku?.compareAtPrice ? formatPrice(sku.compareAtPrice, prices) : ''
    case 'sku':
      return sku?.code ?? ''
    case 'stock':
      return String((sku ? quantityLeft(sku.inventory) : null) ?? '')
    case 'weight':
    case 'width':
    case 'height':
    case 'length':
      return String(sku?.[field] ?? '')
  }
}
