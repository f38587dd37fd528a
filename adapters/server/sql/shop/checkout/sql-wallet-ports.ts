import type { WalletPorts } from '../../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import type { PaymentMethodPorts } from '../../../../../core/use-cases/shop/checkout/store-payment-method.js'
import type { ChangeCart } from '../../../../../core/use-cases/shop/cart/cart-ports.js'
import { beginOf } from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import { planOfLine, subscriptionLine } from '../cart/cart.js'
import { loadCart } from '../cart/load-cart.js'
import { priceCart, shopTerms } from '../cart/price-cart.js'
import { secretId } from '../ids.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { memberOf } from '../orders/session-member.js'
import { findOrder } from '../orders/visitor-order.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'

/** The ports of a visitor's means of payment, over SQL. */
export function createMethodPorts(
  context: StoreSite,
  visitor: StoreVisitor,
  changeCart: ChangeCart,
  processors: WalletPorts['processors'],
): WalletPorts & PaymentMethodPorts {
  const { sql, settings, clock } = context
  const tables = tablesOf(sql)
  return {
    processors,
    settings,
    clock,
    loadCart: async () => {
      const order = await findOrder(tables, context, visitor)
      if (order?.status !== 'cart') return null
      const cart = await loadCart(tables, context, order, () => memberOf(tables, context, visitor))
      const line = subscriptionLine(cart)
      return {
        orderId: order.id,
        isEmpty: cart.lines.length === 0,
        priced: priceCart(shopTerms(context), cart),
        begin: line && beginOf(planOfLine(line)),
        attempts: order.attempts,
      }
    },
    loadBegun: async () => {
      const order = await findOrder(tables, context, visitor)
      return (
        order && { orderId: order.id, provider: order.wallet_provider, reference: order.wallet_reference }
      )
    },
    keyOf: (orderId, provider, sameAs) =>
      `${orderId}:${secretId('wallet', provider, ...sameAs).slice(0, 16)}`,
    changeCart,
  }
}
