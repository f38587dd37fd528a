import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { Result } from '../../../shared/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import { checkProcessorShape } from './check-processor-shape.js'
import type { InvalidProcessor } from './check-processor-shape.js'
import { checkModes, checkProviders, testProcessors } from './check-processors.js'
import type { ProviderWithoutHolds, TestPayments } from './check-processors.js'

/** The reason why a shop does not open with its payment processors. */
export type UnfitProcessors = InvalidProcessor | ProviderWithoutHolds | TestPayments

/** A shop that is to open. */
export interface OpeningShop {
  readonly settings: StoreSettings
  readonly processors: readonly PaymentProcessor[]
  /** True if it has taken real money, or may have; asked only for test payments. */
  readonly hasTakenMoney: () => Promise<boolean>
  /** @default false */
  readonly allowsTestPayments?: boolean
}

/** Checks the payment processors of a shop: their members, what its settings need, and test payments. */
export async function checkShopPayments({
  settings,
  processors,
  hasTakenMoney,
  allowsTestPayments = false,
}: OpeningShop): Promise<Result<void, UnfitProcessors>> {
  const whole = checkProcessorShape(processors)
  if (!whole.ok) return whole
  const fit = checkProviders(settings, processors)
  if (!fit.ok || testProcessors(processors).length === 0) return fit
  return checkModes(processors, { hasTakenMoney: await hasTakenMoney(), allowsTestPayments })
}
