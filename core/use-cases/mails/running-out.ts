import type { LineItem } from '../../orders/index.js'

/** The maximum number of pieces at which a variant counts as running out. */
export const LOW_STOCK = 3

/** A variant with few remaining pieces. */
export interface StockLeft {
  /** The name of its product. */
  readonly name: string
  /** Its code in the shop; null: none. */
  readonly code: string | null
  readonly left: number
}

/**
 * The variants of an order that are running out, without repetitions. `stockOf`: remaining pieces by variant
 * id; a missing variant has unlimited stock, or is no longer sold.
 */
export function runningOut(
  items: readonly LineItem[],
  stockOf: ReadonlyMap<string, number>,
): readonly StockLeft[] {
  const found = new Map(
    items.flatMap(({ product, sku }) => {
      const left = stockOf.get(sku.id)
      return left === undefined || left > LOW_STOCK
        ? []
        : [[sku.id, { name: product.name, code: sku.code, left }] as const]
    }),
  )
  return [...found.values()]
}
