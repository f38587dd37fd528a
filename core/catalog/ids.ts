import type { Brand } from '../shared/index.js'

/** Names a product in every back end's catalogue. */
export type ProductId = Brand<string, 'ProductId'>
/** Names a product in the address of its page. */
export type ProductSlug = Brand<string, 'ProductSlug'>
/** Names a SKU: one sellable combination of a product's options. */
export type SkuId = Brand<string, 'SkuId'>
/** Names a set of options, such as the sizes of a product. */
export type OptionSetId = Brand<string, 'OptionSetId'>
/** Names one value of an option set. */
export type OptionValueId = Brand<string, 'OptionValueId'>

/**
 * The constructors name what a text read from a page, a file or a server stands for; they change nothing
 * about it.
 */
export const productId = (text: string): ProductId => text as ProductId
/** Takes a text for a product's slug; whether there is such a product only the back end knows. */
export const productSlug = (text: string): ProductSlug => text as ProductSlug
/** Takes a text for a SKU's id; whether there is such a SKU only the back end knows. */
export const skuId = (text: string): SkuId => text as SkuId
/** Takes a text for an option set's id. */
export const optionSetId = (text: string): OptionSetId => text as OptionSetId
/** Takes a text for an option value's id. */
export const optionValueId = (text: string): OptionValueId => text as OptionValueId
