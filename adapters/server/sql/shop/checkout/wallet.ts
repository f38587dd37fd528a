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
import { amountRefusal } from '../../../../../core/use-cases/shop/placement-refusals.js'
import { placementProvider } from './placement.js'
import { memberOf } from '../orders/session-member.js'
import { hasTrial, subscriptionLine } from '../cart/cart.js'
import type { StoreContext } from '../store-context.js'

/** A wallet forgets a payment without approval; after this time a new payment is begun. */
const ASKED_AGAIN_MS = 60 * 60 * 1000

const takerOf = (context: StoreContext, provider: string): PaymentProcessor | null =>
  processorOf({ processors: acceptedProcessors(context) }, provider)

const notSetUp = refuse('PaypalNotConfigured', 'Payment with this wallet is not set up for this shop.')

const failureOf = ({ tag, message }: WalletFailure) =>
  err(tag === 'refused' ? rejection(PAYMENT_UNAVAILABLE, message) : unreachable(message))

/**
 * While the wallet was asked, the visitor got another cart, for example by a log-out: the payer's data must
 * not be stored in it.
 */
const otherCart = refuse('NeedPaymentMethod', 'This payment was not begun for this cart.')

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
  if (cart.lines.length === 0) return refuse('ItemNotFound', 'The cart is empty.')
  const { total, requiresShipping, isFreeOrder } = priceCart(context, cart)
  if (isFreeOrder) return refuse(PAYMENT_UNAVAILABLE, 'There is nothing to pay.')
  const refusal = amountRefusal(placementProvider(processor, total))
  if (refusal !== null) return err(refusal)
  const line = subscriptionLine(cart)
  const keepsMethod = line !== null
  const keepsOnly = line !== null && hasTrial(line) && processor.keep !== undefined
  const hour = Math.floor(context.clock.wallTime() / ASKED_AGAIN_MS)
  // The wallet payment of an earlier attempt may have been used.
  const facts = [total.amount, requiresShipping, keepsMethod, keepsOnly, hour, order.attempts].map(String)
  const asked = secretId('wallet', provider, ...facts)
  const key = `${order.id}:${asked.slice(0, 16)}`
  const begun = await wallet.begin({ key, amount: total, requiresShipping, keepsMethod, keepsOnly })
  if (!begun.ok) return failureOf(begun.failure)
  const change = { wallet_provider: provider, wallet_reference: begun.value.reference }
  return changeCart(async (now) =>
    now.order.id === order.id ? ok({ order: change, value: begun.value }) : otherCart,
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
  const reference = order?.wallet_provider === provider ? order.wallet_reference : null
  if (reference === null) return refuse('NeedPaymentMethod', 'No payment was begun with this wallet.')
  const read = await wallet.read(reference)
  if (!read.ok) return failureOf(read.failure)
  const { hasApproved, email, shippingAddress } = read.value
  if (!hasApproved) return refuse('NeedPaymentMethod', 'The payment was not agreed to at the wallet.')
  const change = {
    payment_provider: provider,
    payment_method: reference,
    card: null,
    ...(email !== null && { email }),
    ...(shippingAddress !== null && { shipping_address: JSON.stringify(shippingAddress) }),
  }
  return changeCart(async (now) =>
    now.order.id === order?.id ? ok({ order: change, value: undefined }) : otherCart,
  )
}
