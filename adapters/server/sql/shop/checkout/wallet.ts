import { PAYMENT_UNAVAILABLE } from '../../../../../core/errors/index.js'
import type { Answer } from '../../../../../core/ports/gateway-failure.port.js'
import type {
  PaymentProcessor,
  WalletFailure,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { ChangeCart } from '../cart/change-cart.js'
import { loadCart } from '../cart/load-cart.js'
import { priceCart } from '../cart/price-cart.js'
import { itemNotFound, refuse, rejection, unreachable } from '../../../../../core/use-cases/shop/failures.js'
import { secretId } from '../ids.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { findOrder } from '../orders/visitor-order.js'
import { acceptedProcessors, processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { tablesOf } from '../store-context.js'
import {
  begunWallet,
  decideWallet,
  OTHER_CART,
  walletRefusal,
} from '../../../../../core/use-cases/shop/decide-wallet.js'
import { beginOf } from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import { placementProvider } from './placement.js'
import { memberOf } from '../orders/session-member.js'
import { planOfLine, subscriptionLine } from '../cart/cart.js'
import type { StoreContext } from '../store-context.js'

const takerOf = (context: StoreContext, provider: string): PaymentProcessor | null =>
  processorOf({ processors: acceptedProcessors(context) }, provider)

const notSetUp = refuse('PaypalNotConfigured', 'Payment with this wallet is not set up for this shop.')

const failureOf = ({ tag, message }: WalletFailure) =>
  err(tag === 'refused' ? rejection(PAYMENT_UNAVAILABLE, message) : unreachable(message))

/** The visitor who pays by wallet, and the function that changes their cart. */
interface WalletShopper {
  readonly visitor: StoreVisitor
  readonly changeCart: ChangeCart
}

/** Begins a wallet payment for the total of the visitor's cart. */
export async function beginWallet(
  context: StoreContext,
  { visitor, changeCart }: WalletShopper,
  provider: string,
): Answer<{ readonly reference: string }> {
  const processor = takerOf(context, provider)
  if (processor?.wallet === undefined) return notSetUp
  const { wallet } = processor
  const tables = tablesOf(context.sql)
  const order = await findOrder(tables, context, visitor)
  if (order?.status !== 'cart') return err(itemNotFound)
  const cart = await loadCart(tables, context, order, () => memberOf(tables, context, visitor))
  const line = subscriptionLine(cart)
  const priced = priceCart(context, cart)
  const decided = decideWallet(
    {
      isEmpty: cart.lines.length === 0,
      priced,
      provider: placementProvider(processor, priced.total),
      begin: line && beginOf(planOfLine(line)),
      keepsWithoutCharge: processor.keep !== undefined,
      attempts: order.attempts,
    },
    context.clock.wallTime(),
  )
  if (!decided.ok) return decided
  const { terms, sameAs } = decided.value
  const key = `${order.id}:${secretId('wallet', provider, ...sameAs).slice(0, 16)}`
  const begun = await wallet.begin({ key, ...terms })
  if (!begun.ok) return failureOf(begun.failure)
  const change = { wallet_provider: provider, wallet_reference: begun.value.reference }
  return changeCart(async (now) =>
    now.order.id === order.id ? ok({ order: change, value: begun.value }) : err(OTHER_CART),
  )
}

/** Stores the payer and their address, and the approved payment. */
export async function syncWallet(
  context: StoreContext,
  { visitor, changeCart }: WalletShopper,
  provider: string,
): Answer<void> {
  const wallet = takerOf(context, provider)?.wallet
  if (wallet === undefined) return notSetUp
  const order = await findOrder(tablesOf(context.sql), context, visitor)
  const reference = begunWallet(
    provider,
    order && { provider: order.wallet_provider, reference: order.wallet_reference },
  )
  if (!reference.ok) return reference
  const read = await wallet.read(reference.value)
  if (!read.ok) return failureOf(read.failure)
  const refusal = walletRefusal(read.value)
  if (refusal !== null) return err(refusal)
  const { email, shippingAddress } = read.value
  const change = {
    payment_provider: provider,
    payment_method: reference.value,
    card: null,
    ...(email !== null && { email }),
    ...(shippingAddress !== null && { shipping_address: JSON.stringify(shippingAddress) }),
  }
  return changeCart(async (now) =>
    now.order.id === order?.id ? ok({ order: change, value: undefined }) : err(OTHER_CART),
  )
}
