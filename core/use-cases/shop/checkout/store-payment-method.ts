import type { PaymentMethod } from '../../../orders/index.js'
import type { Answer, GatewayFailure } from '../../../ports/gateway-failure.port.js'
import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { Result } from '../../../shared/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import { refuse } from '../failures.js'
import { decidePaymentMethod, readPaymentToken } from '../order-details.js'
import type { KeptMethod } from '../order-details.js'
import { acceptedProcessorOf } from '../payments/processors.js'
import type { BegunWallet } from './pay-by-wallet.js'

/** The ports for storing a means of payment. */
export interface PaymentMethodPorts {
  readonly processors: readonly PaymentProcessor[]
  readonly settings: Pick<StoreSettings, 'capture'>
  /** Stores a method, unless the wallet payment that was begun for the visitor's cart decides otherwise. */
  readonly saveMethod: (
    method: KeptMethod,
    decide: (begun: Pick<BegunWallet, 'provider' | 'reference'>) => Result<void, GatewayFailure>,
  ) => Answer<void>
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
  const method = { provider, token: token.value, card, isWallet: processor.wallet !== undefined }
  return ports.saveMethod(method, (begun) => decidePaymentMethod(method, begun))
}
