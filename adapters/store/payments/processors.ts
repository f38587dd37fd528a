import type { PaymentProcessor } from '../../../core/ports/payment-processor.port.js'
import type { StoreContext } from '../store-context.js'

/** The processor of a provider by its name; null where the shop does not take it. */
export const processorOf = (
  { processors }: Pick<StoreContext, 'processors'>,
  provider: string | null,
): PaymentProcessor | null => processors.find((processor) => processor.provider.name === provider) ?? null
