export { MAX_LISTED_PRODUCTS, MAX_PRICE_MINOR, maxWithdrawn, MAX_STOCK } from './catalogue-limits.js'
export { optionSetId, optionValueId, productId, productSlug, skuId } from './ids.js'
export {
  categorySlugOfPath,
  productPath,
  siteOfItemPage,
  slugOfPath,
  slugOfPublishedPath,
} from './product-path.js'
export { holdsMembership } from './membership.js'
export { optionTexts } from './options/option-texts.js'
export {
  OPTION_COLUMN,
  optionColumnsOf,
  optionNumbers,
  optionValueColumns,
  YES_WORDS,
} from './options/option-columns.js'
export { MAX_OPTION_TEXT_LENGTH, optionsProblem, variantCountProblem } from './options/option-rules.js'
export { byWantedOrder, MAX_VARIANTS, planOptions, suggestCode } from './options/option-plan.js'
export { offeredSkus, optionAxes } from './options/option-axis.js'
export {
  DEFAULT_PRODUCT_TYPE,
  isMeasuredType,
  isShippableType,
  PRODUCT_TYPE_IDS,
  PRODUCT_TYPES,
  toProductType,
} from './product-type.js'
export { editedFields, editedVariantFields, PRODUCT_FIELDS, VARIANT_FIELDS } from './owned-product.js'
export { canAddToCart, canBuyNow, defaultSku, isOutOfStock, offerView, requiresSession } from './purchase.js'
export {
  PRODUCT_SORT_KEYS,
  PRODUCT_SORTS,
  selectListed,
  sortProducts,
  toListedEntry,
} from './product-query.js'
export { relatedProducts } from './related.js'
export { categoryOfSlug } from './category-of-slug.js'
export { itemTitle } from './item-title.js'
export { withProductPictures } from './product-pictures.js'
export { isSlug, toSlug } from './slug.js'
export { neighbourValue, tabStopValue } from './options/roving-value.js'
export {
  choose,
  disabledValues,
  initialSelection,
  isValueDisabled,
  refreshSelection,
  selectedSku,
} from './options/selection.js'
export { hasStockFor, inventoryOf, isInStock, quantityLeft } from './stock.js'
export type { OptionSetId, OptionValueId, ProductId, ProductSlug, SkuId } from './ids.js'
export type { Membership } from './membership.js'
export type { OptionAxis } from './options/option-axis.js'
export type {
  KeptVariant,
  MissingVariant,
  OptionPlan,
  WantedOption,
  WantedValue,
} from './options/option-plan.js'
export type {
  Billing,
  Image,
  Inventory,
  OptionSet,
  OptionValue,
  PaymentPlan,
  Product,
  Sku,
  Video,
} from './product.js'
export type { ListedEntry, ProductQuery, ProductSortKey } from './product-query.js'
export type {
  OwnedProduct,
  OwnedVariant,
  ProductField,
  ProductInFile,
  VariantField,
  VariantInFile,
} from './owned-product.js'
export type { ProductType } from './product-type.js'
export type { OfferView, PurchaseRefusal, Shopper } from './purchase.js'
export type { ValueRow } from './options/roving-value.js'
export type { InitialSelection, Selection } from './options/selection.js'
export { lowestPriceText } from './prices/lowest-price-text.js'
export { lowestPriorPrice } from './prices/price-history.js'
export type { PriceEntry } from './prices/price-history.js'
export { measureText, parseMeasure, unitPriceOf, unitPricing } from './prices/unit-price.js'
export type { Measure, UnitPricing } from './prices/unit-price.js'
