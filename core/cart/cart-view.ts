import { formatPrice } from '../money/index.js'
import type { Money, PriceFormat } from '../money/index.js'
import type { LineItem, LinesLeft, Order } from '../orders/index.js'

/** An amount for scripts: exact, and in the page's format. */
export interface CartMoney {
  readonly amountMinor: number
  readonly currency: string
  readonly text: string
}

/** One line of the cart for scripts. */
export interface CartLineView {
  readonly id: string
  readonly skuId: string
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly count: number
  /** Price of one piece. */
  readonly price: CartMoney
  readonly rowTotal: CartMoney
  readonly imageUrl: string | null
}

/** The cart for scripts: plain data. */
export interface CartView {
  readonly items: readonly CartLineView[]
  /** The number of pieces, not of lines. */
  readonly itemCount: number
  /** null: the cart is empty. */
  readonly subtotal: CartMoney | null
  readonly total: CartMoney | null
  /** Products that the log-in left in the member's earlier cart; null: none. */
  readonly linesLeft: LinesLeft | null
}

/** The cart for page scripts and for the `vitrine:cart-change` event (docs/cart-api.md). */
export function toCartView(order: Order | null, prices: PriceFormat | null): CartView {
  const amount = (money: Money): CartMoney => ({
    amountMinor: money.amount,
    currency: money.currency,
    text: formatPrice(money, prices),
  })
  return {
    items: (order?.items ?? []).map((line) => lineView(line, amount)),
    itemCount: order?.itemCount ?? 0,
    subtotal: order ? amount(order.subtotal) : null,
    total: order ? amount(order.total) : null,
    linesLeft: order?.linesLeft ?? null,
  }
}

const lineView = (line: LineItem, amount: (money: Money) => CartMoney): CartLineView => ({
  id: line.id,
  skuId: line.sku.id,
  productId: line.product.id,
  slug: line.product.slug,
  name: line.product.name,
  options: line.product.optionSets.flatMap((set) => {
    const value = set.values.find(({ id }) => id === line.sku.optionValues[set.id])
    return value ? [{ name: set.name, value: value.name }] : []
  }),
  count: line.count,
  price: amount(line.price),
  rowTotal: amount(line.rowTotal),
  imageUrl: line.sku.mainImage?.url ?? null,
})
