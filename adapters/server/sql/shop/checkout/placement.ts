import type { Money } from '../../../../../core/money/index.js'
import { productId } from '../../../../../core/catalog/index.js'
import type { Address, CustomDatum, LineItem } from '../../../../../core/orders/index.js'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import { lacksState } from '../../../../../core/pricing/index.js'
import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { missingConfirmations } from '../../../../../core/use-cases/shop/confirmations.js'
import type { Placement, PlacementProvider } from '../../../../../core/use-cases/shop/place-order.js'
import { documentOrNull, goodsOf, planOfLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { hasNewPrice } from '../cart/bring-up-to-date.js'
import { destinationOfOrder } from '../cart/destination-of-order.js'
import { termsOfCart } from '../cart/terms-of-cart.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import type { StoreContext } from '../store-context.js'

/** A processor in the form for the placement rules, for one total. */
export const placementProvider = (processor: PaymentProcessor, total: Money): PlacementProvider => ({
  name: processor.provider.name,
  currency: total.currency,
  refusal: processor.refuses?.(total) ?? null,
  keepsMethods: processor.keepsMethods === true,
  beginsTrials: processor.keep !== undefined || processor.authorisation !== undefined,
})

const unconfirmedOf = (
  confirmations: StoreContext['settings']['confirmations'],
  { order, lines }: Cart,
): readonly string[] =>
  confirmations.length === 0
    ? []
    : missingConfirmations(
        confirmations,
        lines.map(({ product: { id, fields } }) => ({
          id: productId(id),
          fields: JSON.parse(fields) as LineItem['product']['fields'],
        })),
        documentOrNull<readonly CustomDatum[]>(order.custom_data) ?? [],
      )

/** The facts that decide if a cart can be placed. `memberId`: the member who submits; null: a guest. */
export function placementOf(
  { settings, processors }: Pick<StoreContext, 'settings' | 'processors'>,
  cart: Cart,
  priced: PricedOrder,
  memberId: string | null,
): Placement {
  const { order, lines } = cart
  const processor = processorOf({ processors }, order.payment_provider)
  return {
    lines: lines.map((line) => ({
      ...goodsOf(line),
      isGone: line.isGone,
      hasNewPrice: hasNewPrice(line),
      plan: planOfLine(line),
    })),
    priced,
    areExtrasKnown: termsOfCart(cart, priced) === order.extras_seen,
    isLoggedIn: memberId !== null,
    range: settings.orderRange,
    email: order.email,
    shippingAddress: documentOrNull<Address>(order.shipping_address),
    lacksState: lacksState(settings.taxes, destinationOfOrder({ settings }, order, priced.requiresShipping)),
    unconfirmed: unconfirmedOf(settings.confirmations, cart),
    hasPaymentMethod: order.payment_method !== null,
    provider: processor && placementProvider(processor, priced.total),
  }
}
