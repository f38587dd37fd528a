import type { Money } from '../../../money/index.js'
import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { PlacementProvider } from '../place-order.js'

/** The processors that a shop takes. */
interface ShopProcessors {
  readonly processors: readonly PaymentProcessor[]
}

/** The time at which the shop takes money. */
interface CaptureTime {
  readonly settings: { readonly capture: 'at-once' | 'on-fulfilment' }
}

/** The processors that support the settings: for a capture at dispatch, only those that can hold money. */
export const acceptedProcessors = ({
  processors,
  settings,
}: ShopProcessors & CaptureTime): readonly PaymentProcessor[] =>
  settings.capture === 'at-once'
    ? processors
    : processors.filter(({ authorisation }) => authorisation !== undefined)

/** The processor of a provider by its name; null where the shop does not take it. */
export const processorOf = (
  { processors }: ShopProcessors,
  provider: string | null,
): PaymentProcessor | null => processors.find((processor) => processor.provider.name === provider) ?? null

/** The processor of a provider among those that support the settings; null where the shop does not take it. */
export const acceptedProcessorOf = (
  shop: ShopProcessors & CaptureTime,
  provider: string | null,
): PaymentProcessor | null => processorOf({ processors: acceptedProcessors(shop) }, provider)

/** A processor in the form for the placement rules, for one total. */
export const placementProvider = (processor: PaymentProcessor, total: Money): PlacementProvider => ({
  name: processor.provider.name,
  currency: total.currency,
  refusal: processor.refuses?.(total) ?? null,
  keepsMethods: processor.keepsMethods === true,
  beginsTrials: processor.keep !== undefined || processor.authorisation !== undefined,
})

/** True if the processor of a provider keeps methods without a charge. */
export const keepsWithoutCharge = (context: ShopProcessors, provider: string | null): boolean =>
  processorOf(context, provider)?.keep !== undefined

/** True if real money moves at a provider of the shop; false where the shop does not take it. */
export const movesMoneyAt = (context: ShopProcessors, provider: string | null): boolean => {
  const processor = processorOf(context, provider)
  return processor !== null && processor.movesMoney !== false
}
