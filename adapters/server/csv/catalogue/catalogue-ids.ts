import { createHash } from 'node:crypto'
import { optionSetId, optionValueId, productId, skuId } from '../../../../core/catalog/index.js'
import type { OptionSetId, OptionValueId, ProductId, SkuId } from '../../../../core/catalog/index.js'

const PRODUCT_DIGITS = 24
const OPTION_DIGITS = 32

/**
 * Ids are derived from the names in the catalogue file, so that pages can refer to them and every database
 * from the same file has the same ids.
 */
const digest = (kind: string, names: readonly string[], digits: number): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...names]))
    .digest('hex')
    .slice(0, digits)

/** 24 hex digits, from the handle. */
export const productIdOf = (handle: string): ProductId =>
  productId(digest('product', [handle], PRODUCT_DIGITS))

/** 24 hex digits, from the handle and the variant's option values in the order of their columns. */
export const skuIdOf = (handle: string, values: readonly string[]): SkuId =>
  skuId(digest('sku', [handle, ...values], PRODUCT_DIGITS))

/** 32 hex digits, from the handle and the option's name. */
export const optionSetIdOf = (handle: string, name: string): OptionSetId =>
  optionSetId(digest('option', [handle, name], OPTION_DIGITS))

/** 32 hex digits, from the handle, the option's name and the value. */
export const optionValueIdOf = (handle: string, name: string, value: string): OptionValueId =>
  optionValueId(digest('value', [handle, name, value], OPTION_DIGITS))
