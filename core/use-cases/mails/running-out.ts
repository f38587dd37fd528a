import type { LineItem } from '../../orders/index.js'

/** A variant with so many pieces or fewer is running out. */
export const LOW_STOCK = 3

/** A variant of which few pieces are left. */
export interface StockLeft {
  /** The name of its product. */
  readonly name: string
  /** Its code in the shop; null: none. */
  readonly code: string | null
  readonly left: number
}

/**
 * The variants of an order that are running out, each once. `stockOf`: pieces that are left by id of the variant;
 * one that is missing has unlimited stock, or is not sold any more.
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
