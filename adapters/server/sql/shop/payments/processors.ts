import type { PaymentProcessor } from '../../../../../core/ports/payment-processor.port.js'
import type { StoreContext } from '../store-context.js'

/** The processors that can do what the settings want; an owner who takes money later must not be paid at once. */
export const acceptedProcessors = ({
  processors,
  settings,
}: Pick<StoreContext, 'processors' | 'settings'>): readonly PaymentProcessor[] =>
  settings.capture === 'at-once'
    ? processors
    : processors.filter(({ authorisation }) => authorisation !== undefined)

/** The processor of a provider by its name; null where the shop does not take it. */
export const processorOf = (
  { processors }: Pick<StoreContext, 'processors'>,
  provider: string | null,
): PaymentProcessor | null => processors.find((processor) => processor.provider.name === provider) ?? null

/** True if the processor of a provider keeps methods without a charge. */
export const keepsWithoutCharge = (
  context: Pick<StoreContext, 'processors'>,
  provider: string | null,
): boolean => processorOf(context, provider)?.keep !== undefined

/** True if real money moves at a provider of the shop; false where the shop does not take it. */
export const movesMoneyAt = (context: Pick<StoreContext, 'processors'>, provider: string | null): boolean => {
  const processor = processorOf(context, provider)
  return processor !== null && processor.movesMoney !== false
}
