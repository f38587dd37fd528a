import { productId } from '../../../../../core/catalog/index.js'
import type { LineItem } from '../../../../../core/orders/index.js'
import { lacksState } from '../../../../../core/pricing/index.js'
import type { PricedOrder } from '../../../../../core/pricing/index.js'
import type { StoredCart } from '../../../../../core/use-cases/shop/checkout/submit-ports.js'
import { missingConfirmations } from '../../../../../core/use-cases/shop/confirmations.js'
import { hasNewPrice } from '../../../../../core/use-cases/shop/cart/bring-up-to-date.js'
import { toOpenCart, toOpenLine } from '../cart/open-cart-rows.js'
import { goodsOf, hasTrial, planOfLine, subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { loadCart } from '../cart/load-cart.js'
import type { OpenCart } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import { destinationOfCart, priceCart, termsOf } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import type { ShopTerms } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import type { OrderRow } from '../../engine/index.js'
import { secretId } from '../ids.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { neededStock } from '../payments/reserved-stock.js'
import type { StoreSite, Tables } from '../store-site.js'
import { hasMembership } from './has-membership.js'
import { renewalOf, toOrderWithPayments } from '../cart/renewal-of.js'

/** The site of a cart to place, with the shop's terms at that time. */
type PlacingSite = Pick<StoreSite, 'siteId' | 'settings'> & { readonly terms: ShopTerms }

/** Loads a cart with all facts that decide whether it is placed. `memberId`: the member who submits. */
export async function loadCartToPlace(
  tables: Tables,
  context: PlacingSite,
  order: OrderRow,
  memberId: string | null,
): Promise<StoredCart> {
  const cart = await loadCart(tables, context, order, () => Promise.resolve(memberId))
  const { terms } = context
  const open = toOpenCart(cart)
  const priced = priceCart(terms, open)
  const line = subscriptionLine(cart)
  const renewal = renewalOf(terms, cart)
  const hasDiscount = priced.extraItems.some(({ kind }) => kind === 'discount')
  return {
    order: toStoredOrder(order),
    open,
    digest: digestOf(cart, priced),
    placement: placementOf(context, { cart, open }, priced, memberId),
    isHeldMembership: await hasMembership(
      tables,
      { siteId: context.siteId, nowMs: terms.nowMs },
      cart,
      memberId,
    ),
    total: priced.total,
    provider: order.payment_provider,
    paymentMethod: order.payment_method,
    needed: neededStock(cart.lines),
    discount: hasDiscount ? cart.discount : null,
    trialOf: line !== null && hasTrial(line) ? line.product.id : null,
    frozen: toOrderWithPayments(terms, cart, priced, renewal),
    begins: renewal && { begin: renewal.begin, repeated: renewal.order },
  }
}

/** The digest of a cart, its lines and its total: detects reuse of a key for another cart. */
const digestOf = ({ order, lines }: Cart, { total }: PricedOrder): string =>
  secretId(
    'cart',
    order.id,
    JSON.stringify(lines.map(({ row }) => [row.sku_id, row.count, row.price_minor])),
    String(total.amount),
  )

const unconfirmedOf = (
  { settings }: Pick<StoreSite, 'settings'>,
  lines: Cart['lines'],
  customData: OpenCart['details']['customData'],
): readonly string[] =>
  settings.confirmations.length === 0
    ? []
    : missingConfirmations(
        settings.confirmations,
        lines.map(({ product: { id, fields } }) => ({
          id: productId(id),
          fields: JSON.parse(fields) as LineItem['product']['fields'],
        })),
        customData,
      )

function placementOf(
  context: Pick<StoreSite, 'settings'>,
  { cart: { order, lines }, open }: { readonly cart: Cart; readonly open: OpenCart },
  priced: PricedOrder,
  memberId: string | null,
): StoredCart['placement'] {
  const { settings } = context
  const { shippingAddress, customData } = open.details
  const destination = destinationOfCart(settings, open.details, priced.requiresShipping)
  return {
    lines: lines.map((line) => ({
      ...goodsOf(line),
      isGone: line.isGone,
      hasNewPrice: hasNewPrice(toOpenLine(line)),
      plan: planOfLine(line),
    })),
    priced,
    areExtrasKnown: termsOf(open, priced) === open.extrasSeen,
    isLoggedIn: memberId !== null,
    range: settings.orderRange,
    email: order.email,
    shippingAddress,
    lacksState: lacksState(settings.taxes, destination),
    unconfirmed: unconfirmedOf(context, lines, customData),
    hasPaymentMethod: order.payment_method !== null,
  }
}
