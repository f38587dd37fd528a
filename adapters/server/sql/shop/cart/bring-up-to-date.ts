import type { OutOfDate } from '../../../../../core/use-cases/shop/place-order.js'
import type { StoreContext, Tables } from '../store-context.js'
import { deleteLines } from './delete-lines.js'
import type { Cart, CartLine } from './cart.js'
import { termsText } from './terms-text.js'
import { updateOrder } from '../orders/visitor-order.js'
import { priceCart } from './price-cart.js'

/** True if the shopper was shown another price than the present one of the catalogue. */
export const hasNewPrice = ({ row, sku }: CartLine): boolean => row.price_minor !== sku.price_minor

/** Makes what the shopper did not know what their next reading shows. */
export async function bringUpToDate(
  tables: Tables,
  context: StoreContext,
  cart: Cart,
  what: OutOfDate,
): Promise<void> {
  const kept = what === 'lines' ? await dropGoneLines(tables, context, cart.lines) : cart.lines
  const lines = what === 'prices' ? await repriceLines(tables, context, kept) : kept
  await updateOrder(tables, cart.order, {
    extras_seen: termsText({ lines }, priceCart(context, { ...cart, lines })),
  })
}

/** Gives every line the catalogue's price of now. */
export async function repriceLines(
  tables: Tables,
  { siteId }: Pick<StoreContext, 'siteId'>,
  lines: readonly CartLine[],
): Promise<readonly CartLine[]> {
  for (const { row, sku } of lines.filter(hasNewPrice)) {
    await tables
      .updateTable('order_line')
      .set({ price_minor: sku.price_minor })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      .execute()
  }
  return lines.map((line) => ({ ...line, row: { ...line.row, price_minor: line.sku.price_minor } }))
}

async function dropGoneLines(
  tables: Tables,
  context: StoreContext,
  lines: readonly CartLine[],
): Promise<readonly CartLine[]> {
  await deleteLines(
    tables,
    context,
    lines.filter((line) => line.isGone),
  )
  return lines.filter((line) => !line.isGone)
}
