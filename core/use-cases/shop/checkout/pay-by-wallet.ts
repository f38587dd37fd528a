import { PAYMENT_UNAVAILABLE } from '../../../errors/index.js'
import type { Answer } from '../../../ports/gateway-failure.port.js'
import type { PaymentProcessor, WalletFailure } from '../../../ports/payments/payment-processor.port.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import { err, ok } from '../../../shared/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { ChangeCart } from '../cart/cart-ports.js'
import type { CartDetails } from '../cart/open-cart.js'
import { begunWallet, decideWallet, OTHER_CART, walletRefusal } from '../decide-wallet.js'
import type { WalletCart } from '../decide-wallet.js'
import { itemNotFound, refuse, rejection, unreachable } from '../failures.js'
import { acceptedProcessorOf, placementProvider } from '../payments/processors.js'

/** A cart that a wallet may pay. */
export interface StoredWalletCart extends Pick<WalletCart, 'isEmpty' | 'priced' | 'begin' | 'attempts'> {
  readonly orderId: string
}

/** The wallet payment that was begun for a cart. */
export interface BegunWallet {
  readonly orderId: string
  readonly provider: string | null
  readonly reference: string | null
}

/** The ports of a visitor's wallet payments. */
export interface WalletPorts {
  /** The cart that the visitor's pages show; null: none. */
  readonly loadCart: () => Promise<StoredWalletCart | null>
  /** null: the visitor has no order. */
  readonly loadBegun: () => Promise<BegunWallet | null>
  /** The key of a request to a wallet: equal for equal parts. */
  readonly keyOf: (orderId: string, provider: string, sameAs: readonly string[]) => string
  readonly changeCart: ChangeCart
  readonly processors: readonly PaymentProcessor[]
  readonly settings: Pick<StoreSettings, 'capture'>
  readonly clock: Pick<Clock, 'wallTime'>
}

const notSetUp = refuse('PaypalNotConfigured', 'Payment with this wallet is not set up for this shop.')

const failureOf = ({ tag, message }: WalletFailure) =>
  err(tag === 'refused' ? rejection(PAYMENT_UNAVAILABLE, message) : unreachable(message))

/** Stores details in a cart; refused if the visitor's pages show another one by now. */
const saveIn = (changeCart: ChangeCart, orderId: string, details: Partial<CartDetails>): Answer<void> =>
  changeCart(async (cart) => (cart.orderId === orderId ? ok({ details, value: undefined }) : err(OTHER_CART)))

/** Begins a wallet payment for the total of the visitor's cart. */
export async function beginWallet(
  ports: WalletPorts,
  provider: string,
): Answer<{ readonly reference: string }> {
  const processor = acceptedProcessorOf(ports, provider)
  if (processor?.wallet === undefined) return notSetUp
  const cart = await ports.loadCart()
  if (cart === null) return err(itemNotFound)
  const decided = decideWallet(
    {
      ...cart,
      provider: placementProvider(processor, cart.priced.total),
      keepsWithoutCharge: processor.keep !== undefined,
    },
    ports.clock.wallTime(),
  )
  if (!decided.ok) return decided
  const { terms, sameAs } = decided.value
  const begun = await processor.wallet.begin({ key: ports.keyOf(cart.orderId, provider, sameAs), ...terms })
  if (!begun.ok) return failureOf(begun.failure)
  const { reference } = begun.value
  const saved = await saveIn(ports.changeCart, cart.orderId, { wallet: { provider, reference } })
  return saved.ok ? begun : saved
}

/** Stores the payer and their address, and the approved payment. */
export async function syncWallet(ports: WalletPorts, provider: string): Answer<void> {
  const wallet = acceptedProcessorOf(ports, provider)?.wallet
  if (wallet === undefined) return notSetUp
  const begun = begunWallet(provider, await ports.loadBegun())
  if (!begun.ok) return begun
  const { orderId, reference } = begun.value
  const read = await wallet.read(reference)
  if (!read.ok) return failureOf(read.failure)
  const refusal = walletRefusal(read.value)
  if (refusal !== null) return err(refusal)
  const { email, shippingAddress } = read.value
  return saveIn(ports.changeCart, orderId, {
    payment: { provider, method: reference, card: null },
    // The wallet may name neither.
    ...(email !== null && { email }),
    ...(shippingAddress !== null && { shippingAddress }),
  })
}
