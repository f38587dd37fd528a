import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { StoreSettings } from '../../../../../core/use-cases/settings/store-settings.js'
import {
  checkModes,
  checkProviders,
  testProcessors,
} from '../../../../../core/use-cases/shop/payments/check-processors.js'
import type {
  ProviderWithoutHolds,
  TestPayments,
} from '../../../../../core/use-cases/shop/payments/check-processors.js'
import { checkProcessorShape } from '../../../../../core/use-cases/shop/payments/check-processor-shape.js'
import type { InvalidProcessor } from '../../../../../core/use-cases/shop/payments/check-processor-shape.js'
import type { Querier } from '../../engine/index.js'
import { hasTakenMoney } from './has-taken-money.js'

/** The reason why a shop does not open with its payment processors. */
export type UnfitProcessors = InvalidProcessor | ProviderWithoutHolds | TestPayments

/** Checks the payment processors of a shop: their members, what its settings need, and test payments. */
export async function checkShopPayments({
  sql,
  siteId,
  settings,
  processors,
  allowsTestPayments = false,
}: {
  readonly sql: Querier
  readonly siteId: string
  readonly settings: StoreSettings
  readonly processors: readonly PaymentProcessor[]
  readonly allowsTestPayments?: boolean
}): Promise<Result<void, UnfitProcessors>> {
  const whole = checkProcessorShape(processors)
  if (!whole.ok) return whole
  const fit = checkProviders(settings, processors)
  if (!fit.ok || testProcessors(processors).length === 0) return fit
  return checkModes(processors, { hasTakenMoney: await hasTakenMoney(sql, siteId), allowsTestPayments })
}
