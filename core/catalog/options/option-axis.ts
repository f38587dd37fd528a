import type { Product, Sku } from '../product.js'
import { isInStock } from '../stock.js'

/** An option set reduced to its id and the ids of its values, in the order in which they are offered. */
export interface OptionAxis {
  readonly setId: string
  readonly valueIds: readonly string[]
}

/**
 * The option sets of a product. If the back end states none (as in the variant query of
 * reference/wire-protocol#variant-query), they are derived from its SKUs; values that only SKUs have come
 * after the stated ones.
 */
export function optionAxes(product: Product): readonly OptionAxis[] {
  const stated = product.optionSets.map((set) => ({
    setId: set.id as string,
    valueIds: set.values.map((value) => value.id as string),
  }))
  const setIds = new Set(
    stated.length > 0
      ? stated.map((axis) => axis.setId)
      : product.skus.flatMap((sku) => Object.keys(sku.optionValues)),
  )
  return [...setIds].map((setId) => {
    const known = stated.find((axis) => axis.setId === setId)?.valueIds ?? []
    const used = product.skus.map((sku) => sku.optionValues[setId]).filter(hasValue)
    return { setId, valueIds: [...new Set([...known, ...used])] }
  })
}

/** The SKUs that a shopper can choose: in stock, and with a value for every option set. */
export function offeredSkus(product: Product): readonly Sku[] {
  const setIds = optionAxes(product).map((axis) => axis.setId)
  return product.skus.filter(
    (sku) => isInStock(sku) && setIds.every((setId) => hasValue(sku.optionValues[setId])),
  )
}

const hasValue = (value: string | undefined): value is string => value !== undefined && value !== ''
