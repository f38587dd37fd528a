export { optionSetId, optionValueId, productId, productSlug, skuId } from './ids.js'
export { holdsMembership } from './membership.js'
export {
  DEFAULT_PRODUCT_TYPE,
  isShippableType,
  PRODUCT_TYPE_IDS,
  PRODUCT_TYPES,
  toProductType,
} from './product-type.js'
export { hasStockFor, isInStock, quantityLeft } from './stock.js'
export type { OptionSetId, OptionValueId, ProductId, ProductSlug, SkuId } from './ids.js'
export type { Membership } from './membership.js'
export type { Billing, Image, Inventory, OptionSet, OptionValue, Product, Sku } from './product.js'
export type { ProductType } from './product-type.js'
