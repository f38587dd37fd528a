import type { PaymentMethod } from '../../../orders/index.js'
import type { Answer } from '../../../ports/gateway-failure.port.js'
import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import { ok } from '../../../shared/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { ChangeCart } from '../cart/cart-ports.js'
import { refuse } from '../failures.js'
import { decidePaymentMethod, readPaymentToken } from '../order-details.js'
import { acceptedProcessorOf } from '../payments/processors.js'

/** The ports for storing a means of payment. */
export interface PaymentMethodPorts {
  readonly processors: readonly PaymentProcessor[]
  readonly settings: Pick<StoreSettings, 'capture'>
  readonly changeCart: ChangeCart
}

/** Stores a payment method's token with its provider's description. */
export async function storePaymentMethod(
  ports: PaymentMethodPorts,
  { provider, token: given }: PaymentMethod,
): Answer<void> {
  const processor = acceptedProcessorOf(ports, provider)
  if (processor === null)
    return refuse('NeedPaymentMethod', 'This shop does not take payments by this provider.')
  const token = readPaymentToken(given)
  if (!token.ok) return token
  const card = await processor.describe(token.value)
  const method = { provider, token: token.value, isWallet: processor.wallet !== undefined }
  return ports.changeCart(async ({ details }) => {
    const decided = decidePaymentMethod(method, details.wallet)
    if (!decided.ok) return decided
    return ok({ details: { payment: { provider, method: token.value, card } }, value: undefined })
  })
}
