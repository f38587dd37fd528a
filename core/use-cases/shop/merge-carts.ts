/** The parts of a cart's line that a merge needs. */
export interface MergedLine {
  readonly id: string
  readonly skuId: string
  readonly count: number
}

/** The changes that put the lines of one cart into another. */
export interface CartMerge<Line extends MergedLine> {
  /** Lines that move. */
  readonly added: readonly Line[]
  /** Lines of the cart that get more pieces. */
  readonly raised: readonly { readonly id: string; readonly count: number }[]
  /** The ids of lines that leave the other cart. */
  readonly gone: readonly string[]
  /** False: some lines did not fit and stay in the other cart. */
  readonly isWhole: boolean
}

/**
 * Decides how the lines of `from` move into a cart with the lines `into`, which holds at most `maxLines`. Of a
 * SKU that is in both, the cart has as many pieces as the larger line. The first lines of `from` go over first.
 */
export function mergeCarts<Line extends MergedLine>(
  into: readonly MergedLine[],
  from: readonly Line[],
  maxLines: number,
): CartMerge<Line> {
  const own = new Map(into.map((line) => [line.skuId, line]))
  const both = from.filter(({ skuId: sku }) => own.has(sku))
  const others = from.filter(({ skuId: sku }) => !own.has(sku))
  const added = others.slice(0, Math.max(0, maxLines - own.size))
  const raised = both.flatMap(({ skuId: sku, count }) => {
    const same = own.get(sku)
    return same !== undefined && count > same.count ? [{ id: same.id, count }] : []
  })
  return {
    added,
    raised,
    gone: [...both, ...added].map(({ id }) => id),
    isWhole: added.length === others.length,
  }
}
