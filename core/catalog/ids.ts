import type { Brand } from '../shared/index.js'

export type ProductId = Brand<string, 'ProductId'>
export type ProductSlug = Brand<string, 'ProductSlug'>
export type SkuId = Brand<string, 'SkuId'>
export type OptionSetId = Brand<string, 'OptionSetId'>
export type OptionValueId = Brand<string, 'OptionValueId'>

/** The constructors name what a text read from a page, a file or a server stands for; they change nothing about it. */
export const productId = (text: string): ProductId => text as ProductId
export const productSlug = (text: string): ProductSlug => text as ProductSlug
export const skuId = (text: string): SkuId => text as SkuId
export const optionSetId = (text: string): OptionSetId => text as OptionSetId
export const optionValueId = (text: string): OptionValueId => text as OptionValueId
