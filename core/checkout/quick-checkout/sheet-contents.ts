import type { ExtraItem, Order, ShopSettings } from '../../orders/index.js'
import type { SheetContents, SheetRequest } from '../../ports/payments/wallet-sheet.port.js'

/** A wallet's sheet adds up its lines, so taxes that the prices include are left out. */
const isAdded = ({ isIncluded }: ExtraItem): boolean => isIncluded !== true

/** The contents of an order's sheet; before anything was chosen in it, only its goods and their price. */
export function sheetContents(order: Order, isChosen: boolean): SheetContents {
  const { items, extraItems, subtotal, total, shippingMethods } = order
  return {
    total: isChosen
      ? { label: 'Total', amount: total, isPending: false }
      : { label: 'Subtotal', amount: subtotal, isPending: true },
    lines: [
      ...items.map(({ product, count, rowTotal }) => ({
        label: `${product.name} (${count})`,
        amount: rowTotal,
      })),
      ...(isChosen
        ? extraItems.filter(isAdded).map(({ name, price }) => ({ label: name, amount: price }))
        : []),
    ],
    shippingOptions: isChosen
      ? shippingMethods.map(({ id, name, description, price, selected }) => ({
          id,
          label: name,
          detail: description ?? '',
          amount: price,
          isSelected: selected,
        }))
      : [],
  }
}

/**
 * The sheet for paying an order; null: the owner has not allowed quick checkout, or there is nothing to pay
 * (reference/checkout#wallets).
 */
export function sheetRequestOf(order: Order | null, shop: ShopSettings): SheetRequest | null {
  if (order === null || order.itemCount === 0 || order.flags.isFreeOrder) return null
  if (!shop.quickCheckoutEnabled || shop.capabilities.checkout !== 'onPage') return null
  return {
    country: shop.businessCountry || 'US',
    requiresShipping: order.flags.requiresShipping,
    contents: sheetContents(order, false),
  }
}
