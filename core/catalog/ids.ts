import type { Brand } from '../shared/index.js'

/** The id of a product in a back end's catalogue. */
export type ProductId = Brand<string, 'ProductId'>
/** The name of a product in the address of its page. */
export type ProductSlug = Brand<string, 'ProductSlug'>
/** The id of a SKU: one sellable combination of a product's options. */
export type SkuId = Brand<string, 'SkuId'>
/** The id of a set of options, such as the sizes of a product. */
export type OptionSetId = Brand<string, 'OptionSetId'>
/** The id of one value of an option set. */
export type OptionValueId = Brand<string, 'OptionValueId'>

/** Marks a text as a product's id without checking it; only the back end knows if the product exists. */
export const productId = (text: string): ProductId => text as ProductId
/** Marks a text as a product's slug; only the back end knows if the product exists. */
export const productSlug = (text: string): ProductSlug => text as ProductSlug
/** Marks a text as a SKU's id; only the back end knows if the SKU exists. */
export const skuId = (text: string): SkuId => text as SkuId
/** Marks a text as an option set's id. */
export const optionSetId = (text: string): OptionSetId => text as OptionSetId
/** Marks a text as an option value's id. */
export const optionValueId = (text: string): OptionValueId => text as OptionValueId
